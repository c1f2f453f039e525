class Solution:
    def isValid(self, text: str) -> bool:
        def valid(calls):
            bids = set()
            for call in calls:
                name, *rest = call.split(" ")
                if name == "addBid":
                    bids.add((rest[0], rest[1]))
                elif name != "getHighestBidder":
                    if (rest[0], rest[1]) not in bids:
                        return False
                    if name == "removeBid":
                        bids.remove((rest[0], rest[1]))
            return True

        return valid(text.split("\n")[1:-1])
