class Solution:
    def sort_age(self, genders, ages):
        return [[gender, str(age)] for gender, age in sorted(zip(genders, ages), key=lambda person: -person[1])]
