print("Yes" if input() in "oxx" * 5 else "No")
