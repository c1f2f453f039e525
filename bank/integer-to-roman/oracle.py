# By definition: the number is written with ones only, and groups of signs are then replaced by
# their shorter forms.
# oracle:
#   1 <= num <= 3999


class Solution:
    def intToRoman(self, num):
        text = "I" * num
        # The greater sign first gathers all it can; what is left as four or nine gets its subtractive form.
        for one, five, ten in ("IVX", "XLC", "CDM"):
            text = text.replace(one * 10, ten)
            # Now the tens stand before at most nine ones.
            text = text.replace(one * 9, one + ten).replace(one * 5, five).replace(one * 4, one + five)
        return text
