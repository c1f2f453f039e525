class Solution:
    def unique(self, day, month, possible_birthdays, place):
        days = [d for _, d in possible_birthdays]
        months = [m for m, _ in possible_birthdays]
        return [days.count(day) == 1, months.count(month) == 1, any(m == months[place] and days.count(d) == 1 for m, d in possible_birthdays)]
