"""Handset as a filter of Apache Spark: one record for each line, on the executors."""

import json
import os
import subprocess
import threading

from pyspark import SparkFiles
from pyspark.sql import types as T

#: The columns of the records.
SCHEMA = T.StructType([
    T.StructField("line", T.LongType(), False),
    T.StructField("kept", T.StringType()),
    T.StructField("sessions", T.ArrayType(T.StringType()), False),
    T.StructField("urls", T.ArrayType(T.StringType()), False),
    T.StructField("hazards", T.ArrayType(T.StringType()), False),
    T.StructField("errors", T.IntegerType(), False),
    T.StructField("refused", T.StringType()),
])

#: 0: done; 1: a verdict was negative; 2: some lines were refused, and have records that say so.
GOOD_STATUSES = (0, 1, 2)


def row(line):
    """Returns the row of a record."""
    record = json.loads(line)
    kept = record.get("kept")
    routes = record.get("routes", ())
    hazards = record.get("hazards", ())
    refused = record.get("refused")
    return (
        record["line"],
        None if kept is None else json.dumps(kept, ensure_ascii=False),
        [route["session"] for route in routes],
        [route["url"] for route in routes],
        [hazard["hazard"] for hazard in hazards],
        sum(hazard["severity"] == "error" for hazard in hazards) + record.get("moreHazards", 0),
        None if refused is None else refused["reason"],
    )


def one_line(text):
    """Returns a text on one line. A carriage return is as good in JSON, and as bad in a string."""
    return text.replace("\n", "\r")


class Filter:
    """The lines of a partition, piped through a program that answers each with a line."""

    def __init__(self, lines, command):
        self.lines = lines
        self.count = 0
        self.failure = None
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.feeder = threading.Thread(target=self.feed, daemon=True)
        self.feeder.start()

    def feed(self):
        """Writes all lines, and counts them."""
        try:
            with self.process.stdin as stdin:
                for line in self.lines:
                    stdin.write(one_line(line).encode() + b"\n")
                    self.count += 1
        except BaseException as failure:  # passed on to the task, which Spark tries again
            self.failure = failure

    def answers(self):
        """Yields the answers, and fails unless there is one for each line."""
        answered = 0
        try:
            for answer in self.process.stdout:
                answered += 1
                yield answer
            self.feeder.join()
            status = self.process.wait()
        finally:
            if self.process.poll() is None:
                self.process.kill()
        if self.failure is not None and not isinstance(self.failure, BrokenPipeError):
            raise self.failure
        if status not in GOOD_STATUSES:
            raise RuntimeError(f"handset has ended with status {status}")
        if answered != self.count:
            raise RuntimeError(f"handset has answered {answered} of {self.count} lines")


def command(options=(), program="handset"):
    """Returns the command of an executor, where the program has come along with the job."""
    path = SparkFiles.get(program)
    if not os.path.exists(path):
        path = program
    elif not os.access(path, os.X_OK):
        os.chmod(path, 0o755)
    return [path, "receive", "--lines", "--format", "json", "--jobs", "1", *options]


def records(lines, options=(), program="handset"):
    """Returns a table of the records of lines: one row for each.

    :param lines: A DataFrame whose first column is the line.
    :param options: More options of ``handset receive``, such as ``--payload-at``.
    :param program: The name of the program, as ``--files`` has it, or its path.
    """
    def rows(partition):
        answers = Filter((line[0] or "" for line in partition), command(options, program)).answers()
        return map(row, answers)

    return lines.sparkSession.createDataFrame(lines.rdd.mapPartitions(rows), SCHEMA)


def records_by_arrow(lines, options=(), program="handset"):
    """Returns the same table, with rows that travel in Arrow's batches."""
    import pyarrow as pa
    from pyspark.sql.pandas.types import to_arrow_schema

    schema = to_arrow_schema(SCHEMA)

    def batches(partition):
        texts = (text.as_py() or "" for batch in partition for text in batch.column(0))
        pending = []
        for answer in Filter(texts, command(options, program)).answers():
            pending.append(row(answer))
            if len(pending) == 4096:
                yield pa.RecordBatch.from_arrays(
                    [pa.array(c, f.type) for c, f in zip(zip(*pending), schema)], schema=schema)
                pending = []
        if pending:
            yield pa.RecordBatch.from_arrays(
                [pa.array(c, f.type) for c, f in zip(zip(*pending), schema)], schema=schema)

    return lines.mapInArrow(batches, SCHEMA)
