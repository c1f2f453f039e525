"""Runs a program once for each number of a shard, on HyperQueue's own engine with two workers in this process.

usage: cluster.py COUNT PROGRAM ARGUMENT...
"""
import sys

from hyperqueue import Job, LocalCluster
from hyperqueue.cluster import WorkerConfig

count, command = int(sys.argv[1]), sys.argv[2:]
with LocalCluster() as cluster:
    for _ in range(2):
        cluster.start_worker(WorkerConfig(cores=1))
    client = cluster.client()
    job = Job()
    for shard in range(count):
        job.program([*command, str(shard), "--jobs", "1"])
    client.wait_for_jobs([client.submit(job)])
