"""Handset as a filter of Apache Spark: one record for each line, on the executors.

Lines go to the program and records come back in batches of Arrow, and Spark itself reads the records' JSON:
Python touches no single line.
"""

import os
import subprocess
import threading

import pyarrow as pa
import pyarrow.compute as pc
from pyspark import SparkFiles
from pyspark.sql import functions as F

#: What is read of a record; ``kept`` stays the JSON that it is.
RECORD = (
    "line LONG, kept STRING, routes ARRAY<STRUCT<session: STRING, url: STRING>>, "
    "hazards ARRAY<STRUCT<hazard: STRING, severity: STRING>>, moreHazards INT, refused STRUCT<reason: STRING>")

#: 0: done; 1: a verdict was negative; 2: some lines were refused, and have records that say so.
GOOD_STATUSES = (0, 1, 2)

#: The number of bytes of records that are handed on together.
BATCH_BYTE_COUNT = 1 << 20


def joined(texts):
    """Returns the bytes of texts, with a line end after each."""
    lines = pa.ListArray.from_arrays(pa.array([0, len(texts)], pa.int32()), texts)
    return pc.binary_join(lines, "\n")[0].as_buffer().to_pybytes() + b"\n" if len(texts) else b""


class Filter:
    """The lines of a partition, piped through a program that answers each with a line."""

    def __init__(self, batches, command):
        self.batches = batches
        self.count = 0
        self.failure = None
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            pipesize=BATCH_BYTE_COUNT)
        self.feeder = threading.Thread(target=self.feed, daemon=True)
        self.feeder.start()

    def feed(self):
        """Writes all lines, and counts them."""
        try:
            with self.process.stdin as stdin:
                for batch in self.batches:
                    # A carriage return is as good in JSON as a line feed, and as bad in a string.
                    texts = pc.replace_substring(batch.column(0).fill_null(""), "\n", "\r")
                    stdin.write(joined(texts))
                    self.count += len(texts)
        except BaseException as failure:  # passed on to the task, which Spark tries again
            self.failure = failure

    def answers(self):
        """Yields batches of answers, and fails unless there is one for each line."""
        answered, rest = 0, b""
        try:
            while piece := self.process.stdout.read1(BATCH_BYTE_COUNT):
                whole, newline, rest = (rest + piece).rpartition(b"\n")
                if newline:
                    answers = pc.split_pattern(pa.array([whole], pa.string()), "\n").values
                    answered += len(answers)
                    yield pa.RecordBatch.from_arrays([answers], names=["record"])
            self.feeder.join()
            status = self.process.wait()
        finally:
            if self.process.poll() is None:
                self.process.kill()
        if self.failure is not None and not isinstance(self.failure, BrokenPipeError):
            raise self.failure
        if status not in GOOD_STATUSES:
            raise RuntimeError(f"handset has ended with status {status}")
        if answered != self.count or rest:
            raise RuntimeError(f"handset has answered {answered} of {self.count} lines")


def command(options=(), program="handset"):
    """Returns the command of an executor, where the program has come along with the job."""
    path = SparkFiles.get(program)
    if not os.path.exists(path):
        path = program
    elif not os.access(path, os.X_OK):
        os.chmod(path, 0o755)
    return [path, "receive", "--lines", "--format", "json", "--jobs", "1", *options]


def texts(lines, options=(), program="handset"):
    """Returns a table with one column, ``record``: the JSON of the record of each line.

    :param lines: A DataFrame whose first column is the line.
    :param options: More options of ``handset receive``, such as ``--payload-at``.
    :param program: The name of the program, as ``--files`` has it, or its path.
    """
    def answers(batches):
        return Filter(batches, command(options, program)).answers()

    return lines.mapInArrow(answers, "record STRING")


def records(lines, options=(), program="handset"):
    """Returns a table of the records of lines, one row for each; the parameters are those of :func:`texts`."""
    def all_of(name):
        return F.coalesce(F.col(f"record.{name}"), F.array().cast("array<string>"))

    record = texts(lines, options, program).select(F.from_json("record", RECORD).alias("record"))
    severities = all_of("hazards.severity")
    errors = F.size(severities) - F.size(F.array_remove(severities, "error"))
    return record.select(
        "record.line", "record.kept",
        all_of("routes.session").alias("sessions"), all_of("routes.url").alias("urls"),
        all_of("hazards.hazard").alias("hazards"),
        (errors + F.coalesce("record.moreHazards", F.lit(0))).alias("errors"),
        F.col("record.refused.reason").alias("refused"),
    )
