"""Measures how many records a second Spark takes through Handset.

    python3 measure.py HANDSET [LINES]

It compares Handset alone on one core, Spark with one executor on one core (with its Java, its Python and
Handset), and Spark with two executors on two cores: records as they are piped, and as a table with columns.
Starts are not counted. Everything runs on this machine.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

import check

HERE = pathlib.Path(__file__).resolve().parent
OPTIONS = ["--payload-at", "push.body", "--keep", "day,app"]


def alone(handset, path):
    """Returns the seconds of Handset without Spark, on one core."""
    os.sched_setaffinity(0, cores(1))
    start = time.monotonic()
    subprocess.run(
        [handset, "receive", "--lines", "--format", "json", "--jobs", "1", *OPTIONS, path],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.monotonic() - start


def in_spark(handset, path, executors):
    """Returns the seconds of both jobs on as many cores as executors, without their start."""
    os.sched_setaffinity(0, cores(executors))
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    os.environ.setdefault("SPARK_LOCAL_IP", "127.0.0.1")
    os.environ.setdefault("SPARK_SCALA_VERSION", "2.13")
    from pyspark.sql import SparkSession
    with tempfile.TemporaryDirectory() as folder:
        spark = (
            SparkSession.builder.master(f"local-cluster[{executors},1,1024]")
            .config("spark.ui.enabled", "false").config("spark.driver.host", "127.0.0.1")
            .config("spark.sql.files.maxPartitionBytes", os.path.getsize(path) // 4)
            .config("spark.files", handset).config("spark.local.dir", folder).getOrCreate())
        spark.sparkContext.setLogLevel("OFF")
        spark.sparkContext.addPyFile(str(HERE / "handset_spark.py"))
        import handset_spark

        lines = spark.read.text(path)

        def seconds(make):
            def run(lines):
                table = make(lines, OPTIONS, os.path.basename(handset))
                table.write.format("noop").mode("overwrite").save()

            # Starts the executors, and lets Java compile what is used often.
            run(lines)
            start = time.monotonic()
            run(lines)
            return time.monotonic() - start

        result = seconds(handset_spark.texts), seconds(handset_spark.records)
        spark.stop()
    return result


def cores(count):
    """Returns some of the cores that this process may use."""
    usable = sorted(os.sched_getaffinity(0))
    if len(usable) < count:
        sys.exit(f"measure.py: {count} cores are needed")
    return usable[:count]


def main():
    if len(sys.argv) == 5:
        print(*in_spark(*sys.argv[2:4], int(sys.argv[4])))
        return
    handset = os.path.abspath(shutil.which(sys.argv[1]) or sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 400_000

    def in_other_process(executors):
        run = subprocess.run(
            [sys.executable, __file__, "spark", handset, path, str(executors)],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
        return [float(word) for word in run.stdout.split()[-2:]]

    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/archive.jsonl"
        check.archive(count, path)
        one, two = in_other_process(1), in_other_process(2)
        own = alone(handset, path)
    for name, seconds, used in [
            ("handset alone, one core", own, 1),
            ("one executor: as piped", one[0], 1), ("one executor: columns", one[1], 1),
            ("two executors: as piped", two[0], 2), ("two executors: columns", two[1], 2)]:
        hours = seconds * used / count * 1e9 / 3600
        print(f"{name:25} {count / seconds:9,.0f} records a second, {own / seconds:.2f} of handset alone; "
              f"a billion take {hours:.1f} core hours")


if __name__ == "__main__":
    main()
