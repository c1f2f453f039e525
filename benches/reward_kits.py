#!/usr/bin/env python3
"""Reward functions of public kits, called as their trainers call them: one program in, one number out.

    PYTHON benches/reward_kits.py KIT CHECKOUTS JOBS.json RESULTS.json

CHECKOUTS is a folder with a checkout of each kit, by the names in KITS. PYTHON is an interpreter that has the packages in PACKAGES. JOBS is a list of
objects: `kind` (`stdin`, `function` or `asserts`), `code`, `cases` (pairs of texts), `name` of the function, and options. RESULTS has an object for
each: `reward`, or `error`. `benches/rewards.py` calls this file.

The files that decide are the kits' own and are imported unchanged. What is replaced here only starts programs or trains: machines of others (E2B,
Prime's sandboxes) become a folder and a shell of this machine, SandboxFusion runs Python from the path and not from a conda environment, and the
frameworks that a file imports and that its decision does not use become empty modules. The programs run unconfined: run only what you trust.
"""

import asyncio
import importlib
import json
import os
import socket
import subprocess
import sys
import tempfile
import textwrap
import threading
import types
from pathlib import Path

PACKAGES = ("numpy pandas requests tqdm pydantic fastapi structlog psutil aiohttp aiofiles tenacity pyyaml databases aiosqlite aiomysql uvicorn "
            "pytest").split()
FENCE = "```"


class Anything(types.ModuleType):
    """A module that has every name, for imports that no decision uses."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return type(name, (), {})


def stub(*names, **content):
    for name in names:
        module = Anything(name)
        module.__path__ = []
        module.__dict__.update(content)
        sys.modules[name] = module
        parent, _, last = name.rpartition(".")
        if parent in sys.modules:
            setattr(sys.modules[parent], last, module)


def package(name, folder):
    """A package whose modules are those of a folder, without its `__init__.py`, which imports a whole framework."""
    module = types.ModuleType(name)
    module.__path__ = [str(folder)]
    sys.modules[name] = module


def fenced(code, language="python"):
    return f"{FENCE}{language}\n{code.rstrip()}\n{FENCE}\n"


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


class Verl:
    """verl's `default_compute_score` for data sources that are programs, with its own checker."""

    def __init__(self, checkouts):
        package("verl", checkouts / "verl/verl")
        package("verl.utils", checkouts / "verl/verl/utils")
        self.score = importlib.import_module("verl.utils.reward_score").default_compute_score
        self.more = {}

    def tests(self, job):
        tests = {"inputs": [case[0] for case in job["cases"]], "outputs": [case[1] for case in job["cases"] if case[1] is not None]}
        if job["kind"] == "function":
            tests["fn_name"] = job["name"]
        return tests

    def reward(self, job):
        if job["kind"] == "asserts":
            return None
        return self.score("codecontests", fenced(job["code"]), json.dumps(self.tests(job)), **self.more)

    def extract(self, text):
        """What it takes from an answer, as its checker receives it."""
        import verl.utils.reward_score.prime_code as prime
        seen = []
        prime.apps_check_correctness = lambda in_outs, generation, **_: seen.append(generation) or ([True], [{}])
        prime.compute_score(text, {"inputs": [""], "outputs": [""]})
        return seen[0]


class VerlSandbox(Verl):
    """The same, with a SandboxFusion server on the loopback."""

    def __init__(self, checkouts):
        super().__init__(checkouts)
        self.checkouts = checkouts

    def serve(self):
        if self.more:
            return
        import uvicorn
        from fastapi import FastAPI
        fusion(self.checkouts)
        app = FastAPI()
        app.include_router(importlib.import_module("sandbox.server.sandbox_api").sandbox_router)
        port = free_port()
        server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="critical"))
        threading.Thread(target=server.run, daemon=True).start()
        while not server.started:
            pass
        self.more = {"sandbox_fusion_url": f"http://127.0.0.1:{port}/run_code", "memory_limit_mb": 1024}

    def reward(self, job):
        self.serve()
        more = dict(self.more)
        if job.get("outage"):
            more["sandbox_fusion_url"] = f"http://127.0.0.1:{free_port()}/run_code"
        tests = self.tests(job)
        if job["kind"] == "asserts":
            tests = {"assert_case": job["asserts"]}
        return self.score("codecontests", fenced(job["code"]), json.dumps(tests), **more)

    def extract(self, text):
        import verl.utils.reward_score.sandbox_fusion as fusion_score
        seen = []
        fusion_score.check_correctness = lambda generation, **_: seen.append(generation) or ([True], [{}])
        fusion_score.compute_score("", None, 1024, text, {"inputs": [""], "outputs": [""]})
        return seen[0] if seen else ""


def fusion(checkouts):
    """SandboxFusion's package, with Python from the path."""
    import logging
    import structlog
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    logging.disable(logging.CRITICAL)
    sys.path.insert(0, str(checkouts / "SandboxFusion"))
    importlib.import_module("sandbox.runners.major").get_python_rt_env = lambda name: {}


class SandboxFusion:
    """The data sets CommonOJ and AutoEval of SandboxFusion, as its `/submit` calls them."""

    def __init__(self, checkouts):
        fusion(checkouts)
        self.oj = importlib.import_module("sandbox.datasets.common_oj").CommonOJDataset
        self.auto = importlib.import_module("sandbox.datasets.autoeval").AutoEvalDataset
        self.types = importlib.import_module("sandbox.datasets.types")
        self.runners = importlib.import_module("sandbox.runners").CODE_RUNNERS

    def reward(self, job):
        if job["kind"] == "function":
            return None
        row = {"id": 0, "labels": {"programming_language": "python"}}
        if job["kind"] == "asserts":
            row["test"] = {"code": "\n".join(job["asserts"])}
        else:
            row["test"] = [{"input": {"stdin": text}, "output": {"stdout": out}} for text, out in job["cases"] if out is not None]
        config = self.types.TestConfig(language="python", provided_data=row, run_timeout=job.get("timeout", 10))
        request = self.types.SubmitRequest(dataset="ways", id=0, completion=fenced(job["code"]), config=config)
        # An event loop for each call would leave its semaphores to another one.
        self.loop = getattr(self, "loop", None) or asyncio.new_event_loop()
        kept = self.runners["python"]
        if job.get("outage"):
            async def broken(args):
                raise OSError("no space left on device")
            self.runners["python"] = broken
        try:
            chosen = self.auto if job["kind"] == "asserts" else self.oj
            return float(self.loop.run_until_complete(chosen.evaluate_single(request)).accepted)
        finally:
            self.runners["python"] = kept

    def extract(self, text):
        return importlib.import_module("sandbox.utils.extraction").default_extract_helper(text, "python")


class OpenR1:
    """open-r1's `code_reward` with its E2B provider; a Python of this machine is the sandbox."""

    def __init__(self, checkouts):
        stub("latex2sympy2_extended", "math_verify", "e2b_code_interpreter.models")
        stub("open_r1.utils.competitive_programming", "open_r1.utils.routed_sandbox")
        stub("e2b_code_interpreter", AsyncSandbox=LocalSandbox)
        package("open_r1", checkouts / "open-r1/src/open_r1")
        available = {"is_e2b_available": lambda: True, "is_morph_available": lambda: False}
        module = Anything("open_r1.utils")
        module.__path__ = [str(checkouts / "open-r1/src/open_r1/utils")]
        module.__dict__.update(available)
        sys.modules["open_r1.utils"] = module
        self.rewards = importlib.import_module("open_r1.rewards")

    def reward(self, job):
        if job["kind"] != "stdin":
            return None
        LocalSandbox.broken = bool(job.get("outage"))
        tests = [{"input": text, "output": out, "type": "stdin_stdout"} for text, out in job["cases"] if out is not None]
        info = {"language": "python", "test_cases": tests}
        return self.rewards.code_reward([[{"content": fenced(job["code"])}]], verification_info=[info])[0]

    def extract(self, text):
        return self.rewards.extract_code(text)


class LocalSandbox:
    """E2B's client as far as open-r1 calls it: a cell whose last expression is its text."""

    broken = False
    sandbox_id = "local"

    @classmethod
    async def create(cls, **_):
        if cls.broken:
            raise ConnectionError("no sandbox")
        return cls()

    async def run_code(self, script, **_):
        cell = textwrap.dedent(script).strip().splitlines()
        cell[-1] = f"print({cell[-1]})"
        done = subprocess.run([sys.executable, "-"], input="\n".join(cell), capture_output=True, text=True)
        return types.SimpleNamespace(text=done.stdout.strip() if done.returncode == 0 else None)

    async def kill(self):
        pass


class Verifiers:
    """The rubric of verifiers' competitive-programming tasks; a folder of this machine is the sandbox."""

    def __init__(self, checkouts):
        errors = {name: type(name, (Exception,), {}) for name in ("APIError", "CommandTimeoutError", "SandboxNotRunningError")}
        stub("prime_sandboxes", **errors)
        self.timeout = errors["CommandTimeoutError"]
        base = "verifiers.legacy.envs.experimental.composable"
        rubric = type("Rubric", (), {"__init__": lambda self, **_: None, "add_reward_func": lambda *_: None, "add_metric": lambda *_: None})
        stub("verifiers", "verifiers.legacy.envs", "verifiers.legacy.envs.experimental", base + ".tasksets")
        stub("verifiers.legacy", Rubric=rubric, cleanup=lambda function: function, State=dict)
        stub(base)
        package("cp", checkouts / "verifiers" / base.replace(".", "/").replace("verifiers/", "verifiers/", 1) / "tasksets/cp")
        self.task = importlib.import_module("cp.cp_task")

    def reward(self, job):
        if job["kind"] == "asserts":
            return None
        tests = {"inputs": [case[0] for case in job["cases"]], "outputs": [case[1] for case in job["cases"] if case[1] is not None],
                 "fn_name": job.get("name")}
        example = {"info": json.dumps({"tests": json.dumps(tests), "source": "ways"}), "question": ""}
        info = self.task._process_example(example, "", 0, max_num_tests=15, timeout_per_test=60)["info"]
        rubric = self.task.CPRubric(types.SimpleNamespace(answer_path="/app/answer.py"))
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "app").mkdir()
            (Path(folder) / "app/answer.py").write_text(job["code"])
            state = {"sandbox_client": PrimeClient(folder, job.get("outage"), self.timeout), "sandbox_id": "local", "info": info}
            asyncio.run(rubric.pass_rate(state))
            return asyncio.run(rubric.passed(state))


class PrimeClient:
    """Prime's client as far as the rubric calls it: absolute paths are below a folder."""

    def __init__(self, folder, outage, timeout):
        self.folder, self.outage, self.timeout = folder, outage, timeout

    async def upload_bytes(self, sandbox_id, file_path, file_bytes, filename):
        place = Path(self.folder + file_path)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(file_bytes)

    async def execute_command(self, sandbox_id, command, timeout):
        # One call of a case is lost, as calls to a busy service are.
        if self.outage is not None and f"inputs/{self.outage}.in" in command:
            raise ConnectionError("no answer")
        for top in ("/sandbox-workspace", "/app"):
            command = command.replace(top, self.folder + top)
        run = await asyncio.create_subprocess_shell(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        try:
            out, err = await asyncio.wait_for(run.communicate(), timeout)
        except asyncio.TimeoutError:
            run.kill()
            raise self.timeout() from None
        return types.SimpleNamespace(exit_code=run.returncode, stdout=out.decode(), stderr=err.decode())


class Rllm:
    """rllm's `RewardCodeFn` for `apps`; or, with the option `older`, its check of PrimeIntellect's rows."""

    def __init__(self, checkouts):
        for name in ("rllm", "rllm.rewards", "rllm.tools", "rllm.tools.code_tools"):
            package(name, checkouts / "rllm" / name.replace(".", "/"))
        self.module = importlib.import_module("rllm.rewards.code_reward")

    def reward(self, job):
        if job["kind"] == "asserts":
            return None
        tests = {"inputs": [case[0] for case in job["cases"]], "outputs": [case[1] for case in job["cases"] if case[1] is not None]}
        if job["kind"] == "function":
            tests["fn_name"] = job["name"]
        if job.get("older"):
            rows = [{"input": text, "output": out, "fn_name": job["name"]} for text, out in job["cases"]]
            return float(self.module.primeintellect_check_correctness(rows, job["code"])[0])
        return float(self.module.rllm_reward_fn_code("apps", fenced(job["code"]), tests).reward)

    def extract(self, text):
        return self.module.extract_code_from_model(text) or ""


def samples(job):
    tests = {"inputs": [case[0] for case in job["cases"]], "outputs": [case[1] for case in job["cases"] if case[1] is not None],
             "fn_name": job.get("name")}
    return {"input_output": json.dumps(tests)}


class LiveCodeBench:
    """LiveCodeBench's `check_correctness`; a problem counts where all its tests are true."""

    def __init__(self, checkouts):
        for name in ("lcb_runner", "lcb_runner.evaluation", "lcb_runner.utils"):
            package(name, checkouts / "LiveCodeBench" / name.replace(".", "/"))
        self.module = importlib.import_module("lcb_runner.evaluation.compute_code_generation_metrics")

    def reward(self, job):
        if job["kind"] == "asserts":
            return None
        results, _ = self.module.check_correctness(samples(job), job["code"], timeout=6, debug=False)
        return float(bool(self.module.np.all(self.module.np.array(results) > 0)))

    def extract(self, text):
        return importlib.import_module("lcb_runner.utils.extraction_utils").extract_code(text, "any other style")


class NemoGym:
    """NeMo Gym's resources server `code_gen`, by its `verify`."""

    def __init__(self, checkouts):
        from pydantic import BaseModel
        request = type("BaseRunRequest", (BaseModel,), {"__annotations__": {"responses_create_params": object}, "responses_create_params": None,
                                                        "model_config": {"arbitrary_types_allowed": True}})
        verify = type("BaseVerifyRequest", (request,), {"__annotations__": {"response": object}, "__module__": __name__})
        answer = type("BaseVerifyResponse", (verify,), {"__annotations__": {"reward": float}, "__module__": __name__})
        server = type("SimpleResourcesServer", (BaseModel,), {"__annotations__": {"config": object}, "__module__": __name__})
        config = type("BaseResourcesServerConfig", (BaseModel,), {"__module__": __name__})
        stub("nemo_gym", "nemo_gym.reward_profile")
        stub("nemo_gym.base_resources_server", BaseResourcesServerConfig=config, BaseRunRequest=request, BaseVerifyRequest=verify,
             BaseVerifyResponse=answer, SimpleResourcesServer=server)

        def remote(**_):
            async def call(function, args):
                return function(*args)
            return lambda function: types.SimpleNamespace(remote=lambda *args: call(function, args))

        stub("ray", remote=remote)
        sys.path.insert(0, str(checkouts / "NeMo-Gym/resources_servers/code_gen"))
        self.app = importlib.import_module("app")
        settings = self.app.CompCodingResourcesServerConfig(num_processes=1, unit_test_timeout_secs=10, debug=False)
        self.server = self.app.CompCodingResourcesServer(config=settings)

    def reward(self, job):
        if job["kind"] == "asserts":
            return None
        tests = json.loads(samples(job)["input_output"])
        response = types.SimpleNamespace(output_text=fenced(job["code"]), output=[])
        body = self.app.CompCodingVerifyRequest(response=response, verifier_metadata={"unit_tests": tests})
        return asyncio.run(self.server.verify(body)).reward

    def extract(self, text):
        return self.app.extract_code(text, self.app.LMStyle.OpenAIChat)


class OjkitJudge:
    """What `ojkit_judge` of this tree takes from an answer."""

    def __init__(self, checkouts):
        sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python"))
        self.extract = importlib.import_module("ojkit_judge").extract


KITS = {"verl": Verl, "verl-sandbox": VerlSandbox, "SandboxFusion": SandboxFusion, "open-r1": OpenR1, "verifiers": Verifiers, "rllm": Rllm,
        "LiveCodeBench": LiveCodeBench, "NeMo-Gym": NemoGym, "ojkit_judge": OjkitJudge}


def main():
    name, checkouts, jobs, results = sys.argv[1], *map(Path, sys.argv[2:5])
    os.environ["PATH"] = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    # What kits print on the way is of no use here. Some ask for the numbers of these files.
    for stream in (1, 2):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
    kit = KITS[name](checkouts.resolve())
    found = []
    for job in json.loads(jobs.read_text()):
        try:
            if job["kind"] == "extract":
                found.append({"code": kit.extract(job["text"])})
            else:
                found.append({"reward": kit.reward(job)})
        except Exception as error:
            found.append({"error": f"{type(error).__name__}: {error}"})
        results.write_text(json.dumps(found))


if __name__ == "__main__":
    main()
