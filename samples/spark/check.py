"""Checks the audit of text, and of Parquet, in a cluster of two executors, one of which is killed in the middle.

    python3 check.py HANDSET [LINES]

Everything runs on this machine, in a temporary folder. The tables have to be those of one run of HANDSET
over all lines.
"""

import collections
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent


def archive(count, path):
    """Writes lines of an archive, some of which are no payload."""
    with open(path, "w") as file:
        for i in range(count):
            aps = {"alert": f"Order {i} is ready", "badge": 1}
            if i % 10 < 6:
                aps["session"] = str(243_000_000 + i)
            if i % 10 > 3:
                aps["sound"] = "default"
            line = json.dumps({
                "day": f"2025-01-{i % 28 + 1:02}", "app": ("shop", "news")[i % 2],
                "push": {"body": {"aps": aps}}})
            file.write({77: "not json", 78: '{"day":"2025-01-01"}', 79: ""}.get(i % 100, line) + "\n")


def expected(handset, path):
    """Returns the counts of each day and app, and the wrong sessions, by one run of handset."""
    run = subprocess.run(
        [handset, "receive", "--lines", "--format", "json", "--payload-at", "push.body",
         "--keep", "day,app", path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert run.returncode in (0, 1, 2), run.returncode
    days, wrong = collections.Counter(), collections.Counter()
    for line in run.stdout.splitlines():
        record = json.loads(line)
        kept = record.get("kept", {})
        key = (kept.get("day"), kept.get("app"))
        sessions = [route["session"] for route in record.get("routes", ())]
        severities = [hazard["severity"] for hazard in record.get("hazards", ())]
        days[key, "pushes"] += 1
        days[key, "sessions"] += len(sessions)
        days[key, "hazards"] += len(severities)
        days[key, "refused"] += "refused" in record
        if sessions and "error" in severities:
            wrong[key, tuple(sessions)] += 1
    return days, wrong


def executors(parent):
    """Returns the processes of Spark's executors below a process."""
    parents, found = {}, []
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                words = (entry / "cmdline").read_bytes().split(b"\0")
                stat = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            parents[int(entry.name)] = int(stat[1])
            if any(word.endswith(b"CoarseGrainedExecutorBackend") for word in words):
                found.append(int(entry.name))
    def is_below(process):
        while process > 1:
            if process == parent:
                return True
            process = parents.get(process, 0)
        return False
    return [process for process in found if is_below(process)]


def kill_one(killed):
    """Kills one executor, once both work."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        running = executors(os.getpid())
        if len(running) == 2:
            time.sleep(2)
            os.kill(running[0], signal.SIGKILL)
            killed.append(running[0])
            return
        time.sleep(0.1)


def compare(spark, output, days, wrong):
    """Fails unless the tables of an audit are those of one run."""
    found = collections.Counter()
    for row in spark.read.parquet(output + "/by-day").collect():
        for name in ("pushes", "sessions", "hazards", "refused"):
            found[(row.day, row.app), name] += row[name]
    assert +found == +days, f"{+found - +days} {+days - +found}"
    rows = spark.read.parquet(output + "/wrong-sessions").collect()
    assert collections.Counter(((row.day, row.app), tuple(row.sessions)) for row in rows) == wrong


def main():
    handset = os.path.abspath(shutil.which(sys.argv[1]) or sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
    os.environ.setdefault("SPARK_SCALA_VERSION", "2.13")
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    sys.path.insert(0, str(HERE))
    with tempfile.TemporaryDirectory() as folder:
        path, output = f"{folder}/archive.jsonl", f"{folder}/output"
        archive(count, path)
        days, wrong = expected(handset, path)
        # Slow enough that an executor dies with half of its lines done.
        program = f"{folder}/slow-handset"
        pathlib.Path(program).write_text(
            f"#!/bin/sh\nsleep 1\nexec '{handset}' \"$@\"\n")
        os.chmod(program, 0o755)
        from pyspark.sql import SparkSession, functions as F
        spark = (
            SparkSession.builder.master("local-cluster[2,1,1024]")
            .config("spark.ui.enabled", "false").config("spark.files", program)
            .config("spark.sql.files.maxPartitionBytes", os.path.getsize(path) // 16)
            .config("spark.sql.files.openCostInBytes", "0")
            .config("spark.speculation", "true").config("spark.driver.host", "127.0.0.1")
            .config("spark.local.dir", folder).config("spark.sql.shuffle.partitions", "4")
            .getOrCreate())
        spark.sparkContext.setLogLevel("OFF")
        spark.sparkContext.addPyFile(str(HERE / "handset_spark.py"))
        killed = []
        killer = threading.Thread(target=kill_one, args=[killed])
        killer.start()
        import audit
        sys.argv = [
            "audit.py", path, output, "--payload-at", "push.body", "--handset", "slow-handset"]
        audit.main()
        killer.join()
        assert killed, "no executor was killed: the run was too short"
        compare(spark, output, days, wrong)
        # The same lines in a column of Parquet, in which a line may have line ends.
        column = F.when(F.col("value").startswith("{"), F.regexp_replace("value", "^[{]", "{\n"))
        spark.read.text(path).select(column.otherwise(F.col("value")).alias("push")).write.parquet(
            f"{folder}/parquet")
        sys.argv = [
            "audit.py", f"{folder}/parquet", f"{folder}/output2", "--column", "push", "--payload-at", "push.body",
            "--handset", "slow-handset"]
        audit.main()
        compare(spark, f"{folder}/output2", days, wrong)
        spark.stop()
    print(f"{count} lines, one executor killed: {sum(wrong.values())} wrong sessions, none lost or doubled")


if __name__ == "__main__":
    main()
