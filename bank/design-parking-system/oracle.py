# By definition: the cars that parked are written down, and those of the same type are counted.
# oracle:
#   calls.length <= 40
class ParkingSystem:
    def __init__(self, big, medium, small):
        self.slots = {1: big, 2: medium, 3: small}
        self.parked = []

    def addCar(self, carType):
        if self.parked.count(carType) == self.slots[carType]:
            return False
        self.parked.append(carType)
        return True
