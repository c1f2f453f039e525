class Solution:
    def unique(self, day, month, possible_birthdays, place):
        birthdays = tuple(tuple(one) for one in possible_birthdays)
        return [unique_day(day, birthdays), unique_month(month, birthdays), contains_unique_day(birthdays[place][0], birthdays)]
