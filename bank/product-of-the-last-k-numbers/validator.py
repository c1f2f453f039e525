class Solution:
    def isValid(self, text: str) -> bool:
        def valid(calls):
            count, product = 0, 1
            for call in calls:
                name, number = call.split(" ")
                number = int(number)
                if name == "getProduct":
                    if number > count:
                        return False
                    continue
                count += 1
                # the largest product of neighbours, as no number lies between 0 and 1
                product = product * number or 1
                if product >= 2**31:
                    return False
            return True

        return valid(text.split("\n")[1:-1])
