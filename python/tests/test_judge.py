"""The judge, with the real program."""

import asyncio
import concurrent.futures
import gc
import json
import multiprocessing
import os
import pickle
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from collections.abc import Iterator
from unittest import mock

import ojkit_judge
from ojkit_judge import Judge, MissingCompiler, RecordError, ServerDied, Submission, Undecided, UnknownProblem, find_ojkit
from ojkit_judge._judge import _default
from ojkit_judge._server import Pending, Server

RIGHT = """class Solution:
    def twoSum(self, nums, target):
        seen = {}
        for at, value in enumerate(nums):
            if target - value in seen:
                return [seen[target - value], at]
            seen[value] = at
"""
WRONG = RIGHT.replace("target - value in seen:", "at and target - value in seen:").replace(", at]", ", at - 1]")
JAVA = "class Solution { public int[] twoSum(int[] nums, int target) { return nums; } }"
SLEEPS = "import time\n" + RIGHT.replace("seen = {}", "seen = {}; time.sleep(60)")


def server_of(judge: Judge) -> int:
    assert judge._server is not None
    return judge._server._process.pid


def is_running(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as status:
            return status.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def ends(pid: int) -> bool:
    end = time.monotonic() + 10
    while is_running(pid) and time.monotonic() < end:
        time.sleep(0.02)
    return not is_running(pid)


class Judged(unittest.TestCase):
    judge: Judge

    @classmethod
    def setUpClass(cls) -> None:
        cls.judge = Judge()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.judge.close()

    def test_programs_have_verdicts_whatever_they_do(self) -> None:
        right, wrong = self.judge.judge("two-sum", RIGHT), self.judge.judge("two-sum", WRONG)
        self.assertTrue(right)
        self.assertEqual((right.score, right.passed), (1.0, right.cases))
        self.assertEqual(wrong.verdict, "wrong_answer")
        self.assertLess(wrong.score, 1.0)
        self.assertIsNotNone(wrong.smallest)
        for code in ("def f(:", "\0", "\udcff", "raise SystemExit", "import os; os.kill(os.getppid(), 9)", ""):
            self.assertFalse(self.judge.judge("two-sum", code), code)

    def test_verdicts_come_in_the_order_of_the_submissions(self) -> None:
        codes = [RIGHT if at % 3 else WRONG for at in range(12)]
        rows = [("1", code) if at % 2 else {"problem": "Two Sum", "code": code} for at, code in enumerate(codes)]
        verdicts = list(self.judge.judge_many([*rows, Submission("two-sum", RIGHT)]))
        self.assertEqual([bool(verdict) for verdict in verdicts], [code is RIGHT for code in codes] + [True])

    def test_submissions_are_read_only_so_far_ahead(self) -> None:
        taken = []

        def endless() -> Iterator[Submission]:
            while True:
                taken.append(1)
                yield Submission("two-sum", RIGHT)

        verdicts = self.judge.judge_many(endless())
        self.assertTrue(next(verdicts))
        self.assertLess(len(taken), 100)
        verdicts.close()  # type: ignore[attr-defined]

    def test_what_is_not_the_programs_fault_raises(self) -> None:
        with self.assertRaisesRegex(UnknownProblem, "no-such"):
            self.judge.judge("no-such", RIGHT)
        with self.assertRaises(RecordError):
            self.judge.judge("two-sum", RIGHT, "no-such-language")
        self.assertTrue(self.judge.judge("two-sum", RIGHT))

    def test_what_takes_too_long_by_the_clock_is_undecided(self) -> None:
        verdict = self.judge.judge("two-sum", SLEEPS, timeout=0.5)
        self.assertIsNone(verdict.verdict)
        self.assertRaises(Undecided, bool, verdict)

    def test_coroutines_get_the_same_verdicts(self) -> None:
        async def main() -> None:
            async with Judge() as judge:
                some = await asyncio.gather(judge.ajudge("two-sum", RIGHT), judge.ajudge("two-sum", WRONG))
                self.assertEqual([bool(verdict) for verdict in some], [True, False])
                many = [bool(one) async for one in judge.ajudge_many([("two-sum", WRONG), ("two-sum", RIGHT)])]
                self.assertEqual(many, [False, True])

        asyncio.run(main())

    def test_a_task_that_is_cancelled_ends_its_programs(self) -> None:
        async def main() -> None:
            async with Judge() as judge:
                self.assertTrue(await judge.ajudge("two-sum", RIGHT))
                task = asyncio.ensure_future(judge.ajudge("two-sum", SLEEPS))
                await asyncio.sleep(1)
                lines: list[bytes] = []
                assert judge._server is not None
                with mock.patch.object(judge._server, "_answered", side_effect=lines.append):
                    task.cancel()
                    for _ in range(1000):
                        await asyncio.sleep(0 if lines else 0.01)
                self.assertIn("'kind': 'cancelled'", str(lines))

        asyncio.run(main())

    def test_threads_share_one_server(self) -> None:
        verdicts: list[bool] = []
        work = [threading.Thread(target=lambda: verdicts.append(bool(self.judge.judge("1", RIGHT)))) for _ in range(8)]
        for thread in work:
            thread.start()
        for thread in work:
            thread.join()
        self.assertEqual(verdicts, [True] * 8)

    def test_the_server_says_what_it_is(self) -> None:
        hello = self.judge.hello()
        self.assertIn("python", hello["languages"])
        self.assertTrue(hello["confinement"])


def script(folder: str, lines: str) -> str:
    path = os.path.join(folder, "ojkit")
    with open(path, "w") as file:
        file.write(f"#!/bin/sh\n{lines}\n")
    os.chmod(path, stat.S_IRWXU)
    return path


class Servers(unittest.TestCase):
    def test_a_server_that_is_killed_is_replaced_and_its_records_are_judged(self) -> None:
        with Judge() as judge:
            self.assertTrue(judge.judge("two-sum", RIGHT))
            first = server_of(judge)
            verdicts = judge.judge_many([Submission("two-sum", RIGHT)] * 6)
            self.assertTrue(next(verdicts))
            os.kill(first, signal.SIGKILL)
            self.assertEqual([bool(verdict) for verdict in verdicts], [True] * 5)
            self.assertTrue(judge.judge("two-sum", RIGHT))
            self.assertNotEqual(server_of(judge), first)

    def test_a_server_that_dies_twice_of_a_record_is_an_error_and_the_next_record_is_judged(self) -> None:
        with Judge() as judge:
            waiting = judge._sent(Submission("two-sum", SLEEPS))
            judge.hello()
            first = server_of(judge)
            os.kill(first, signal.SIGKILL)
            while judge._server is None or server_of(judge) == first:
                time.sleep(0.01)
            judge.hello()
            os.kill(server_of(judge), signal.SIGKILL)
            with self.assertRaisesRegex(ServerDied, "ended with code -9"):
                waiting.result()
            self.assertTrue(judge.judge("two-sum", RIGHT))

    def test_another_program_of_the_same_name_is_said(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            other = script(folder, "echo usage: ojkit CONTEST")
            with Judge(program=other) as judge, self.assertRaisesRegex(ServerDied, "usage: ojkit CONTEST.*\n.*Another project"):
                judge.judge("two-sum", RIGHT)

    def test_a_server_that_is_killed_before_it_greets_is_replaced_once(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            once = f'[ -e "{folder}/once" ] || {{ touch "{folder}/once"; kill -9 $$; }}; exec "{find_ojkit()}" "$@"'
            with Judge(program=script(folder, once)) as judge:
                self.assertTrue(judge.judge("two-sum", RIGHT))
            os.unlink(os.path.join(folder, "once"))
            with Judge(program=script(folder, once)) as judge:
                self.assertTrue(judge.hello())
            with Judge(program=script(folder, "kill -9 $$")) as judge, self.assertRaises(ServerDied) as raised:
                judge.judge("two-sum", RIGHT)
            self.assertNotIn("Another project", str(raised.exception))

    def test_a_judge_that_is_closed_before_the_greeting_starts_no_other_server(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            judge = Judge(program=script(folder, "exec sleep 60"))
            waiting = judge._sent(Submission("two-sum", RIGHT))
            server = judge._server
            assert server is not None
            with concurrent.futures.ThreadPoolExecutor(1) as pool:
                greeting = pool.submit(judge.hello)
                time.sleep(0.2)
                judge.close()
                for future in (waiting, greeting):
                    with self.assertRaisesRegex(ServerDied, "the judge was closed"):
                        future.result(timeout=10)
            self.assertIsNone(judge._server)

    def test_records_beyond_what_a_server_reads_wait_here_and_a_cancel_drops_them(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            seen, lines = os.path.join(folder, "seen"), []
            silent = script(folder, f"""echo '{{"protocol": 1, "jobs": 1}}'; exec cat > '{seen}'""")
            with Judge(program=silent) as judge:
                futures = [judge._sent(Submission("two-sum", str(at))) for at in range(50)]
                judge.hello()
                futures[40].cancel()
                futures[7].cancel()
                end = time.monotonic() + 5
                while {"cancel": 8} not in lines and time.monotonic() < end:
                    time.sleep(0.01)
                    if os.path.exists(seen):
                        with open(seen) as file:
                            lines = [json.loads(line) for line in file]
        self.assertEqual([line["code"] for line in lines if "code" in line], [str(at) for at in range(33)])
        self.assertEqual([line for line in lines if "cancel" in line], [{"cancel": 8}])
        with self.assertRaisesRegex(ServerDied, "the judge was closed"):
            futures[0].result()

    def test_a_record_that_cannot_be_written_down_is_no_line(self) -> None:
        with Judge() as judge:
            with mock.patch.object(Submission, "record", return_value={"code": b"x"}), self.assertRaises(TypeError):
                judge._sent(Submission("two-sum", "x"))
            long = {"problem": "two-sum", "language": "python", "code": "x" * (25 << 20)}
            with mock.patch.object(Submission, "record", return_value=long), self.assertRaisesRegex(RecordError, "at most 25165824"):
                judge.judge("two-sum", "x")

    def test_a_judge_can_be_given_to_a_process_that_is_spawned(self) -> None:
        judge = Judge(workers=1)
        copy = pickle.loads(pickle.dumps(judge))
        self.assertEqual((copy._workers, copy._server), (1, None))
        self.assertIs(pickle.loads(pickle.dumps(_default)), _default)
        with concurrent.futures.ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
            self.assertEqual(pool.submit(judge.judge, "two-sum", WRONG).result().verdict, "wrong_answer")
            self.assertTrue(pool.submit(ojkit_judge.judge, "two-sum", RIGHT).result())

    def test_a_server_that_ends_before_it_gets_a_record_gives_its_reason(self) -> None:
        with tempfile.TemporaryDirectory() as folder, Judge(program=script(folder, "echo no; exit 3")) as judge:
            send, ended = Server.send, Server._ended

            def slowly(server: Server) -> list[Pending]:
                left = ended(server)
                time.sleep(0.3)
                return left

            def late(server: Server, pending: Pending) -> bool:
                while server._is_open:
                    time.sleep(0.01)
                return send(server, pending)

            with mock.patch.multiple(Server, send=late, _ended=slowly), self.assertRaisesRegex(ServerDied, "it wrote b'no'"):
                judge.judge("two-sum", RIGHT)

    def test_a_missing_collection_is_said_in_the_servers_words(self) -> None:
        with Judge("/no/such/collection") as judge, self.assertRaisesRegex(ServerDied, "/no/such/collection"):
            judge.judge("two-sum", RIGHT)

    def test_a_judge_that_is_closed_or_forgotten_leaves_no_process(self) -> None:
        judge = Judge()
        judge.hello()
        pid = server_of(judge)
        judge.close()
        self.assertFalse(is_running(pid))
        self.assertTrue(judge.judge("two-sum", RIGHT))
        pid = server_of(judge)
        del judge
        gc.collect()
        self.assertTrue(ends(pid))

    def test_a_caller_that_is_killed_leaves_no_server(self) -> None:
        code = (
            "import os, signal, sys\nfrom test_judge import *\njudge = Judge()\njudge.judge('two-sum', RIGHT)\n"
            "judge._sent(Submission('two-sum', SLEEPS))\n"
            "print(server_of(judge), flush=True)\ntime.sleep(0.3)\nos.kill(os.getpid(), signal.SIGKILL)"
        )
        path = os.pathsep.join([os.path.dirname(__file__), *sys.path])
        said = subprocess.run([sys.executable, "-c", code], capture_output=True, env={**os.environ, "PYTHONPATH": path})
        self.assertEqual(said.returncode, -signal.SIGKILL, said.stderr)
        self.assertTrue(ends(int(said.stdout)))

    def test_forked_processes_have_servers_of_their_own(self) -> None:
        with Judge() as judge:
            self.assertTrue(judge.judge("two-sum", RIGHT))
            ours = server_of(judge)
            codes = []
            for _ in range(2):
                child = os.fork()
                if child == 0:
                    signal.alarm(20)
                    try:
                        is_right = bool(judge.judge("two-sum", RIGHT)) and server_of(judge) != ours
                        judge.close()
                        os._exit(0 if is_right else 1)
                    finally:
                        os._exit(2)
                codes.append(child)
            self.assertEqual([os.waitpid(child, 0)[1] for child in codes], [0, 0])
            self.assertTrue(judge.judge("two-sum", RIGHT))
            self.assertEqual(server_of(judge), ours)

    def test_a_fork_that_lives_on_does_not_keep_its_parents_server(self) -> None:
        judge = Judge()
        self.assertTrue(judge.judge("two-sum", RIGHT))
        child = os.fork()
        if child == 0:
            time.sleep(30)
            os._exit(0)
        try:
            pid = server_of(judge)
            assert judge._server is not None
            judge._server._lines.put(None)
            self.assertTrue(ends(pid))
        finally:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            judge.close()


class Missing(unittest.TestCase):
    def test_a_missing_interpreter_raises(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            os.symlink(os.path.realpath(sys.executable), os.path.join(folder, "python3"))
            with mock.patch.dict(os.environ, {"PATH": folder}), Judge() as judge:
                self.assertEqual(judge.hello()["languages"], ["python"])
                with self.assertRaisesRegex(MissingCompiler, "java"):
                    judge.judge("two-sum", JAVA, "java")
                self.assertFalse(judge.judge("two-sum", WRONG))


if __name__ == "__main__":
    unittest.main()
