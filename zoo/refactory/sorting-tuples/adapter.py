class Solution:
    def sort_age(self, genders, ages):
        return [[gender, str(age)] for gender, age in sort_age(list(zip(genders, ages)))]
