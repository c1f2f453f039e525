"""Runs a shell's command once for each number of an array, in HQ_TASK_ID, on HyperQueue's own engine with two workers in this process.

usage: cluster.py NUMBER,NUMBER... COMMAND
"""
import sys

from hyperqueue import Job, LocalCluster
from hyperqueue.cluster import WorkerConfig

numbers, command = sys.argv[1].split(","), sys.argv[2]
with LocalCluster() as cluster:
    for _ in range(2):
        cluster.start_worker(WorkerConfig(cores=1))
    client = cluster.client()
    job = Job()
    for number in numbers:
        # The command line's array gives the task its number; tasks of this interface are numbered by the engine.
        job.program(["sh", "-c", f"HQ_TASK_ID={number}; {command}"])
    client.wait_for_jobs([client.submit(job)], raise_on_error=False)
