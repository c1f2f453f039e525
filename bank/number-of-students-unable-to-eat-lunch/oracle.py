# By definition: the queue is moved student by student, until it has turned once and the sandwich is still there.
# oracle:
#   students.length <= 10
class Solution:
    def countStudents(self, students, sandwiches):
        turned = 0
        while students and turned < len(students):
            if students[0] == sandwiches[0]:
                students, sandwiches, turned = students[1:], sandwiches[1:], 0
            else:
                students, turned = students[1:] + students[:1], turned + 1
        return len(students)
