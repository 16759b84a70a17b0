"""Which pushes of an archive opened a wrong session?

    spark-submit --files "$(command -v handset)" --py-files handset_spark.py \\
        audit.py --payload-at push.body --keep day,app ARCHIVE OUTPUT

ARCHIVE is text with a JSON object on each line, or Parquet with such a line in a column (--column).
OUTPUT gets two tables: by-day (pushes, sessions, hazards and refusals of each day and app) and
wrong-sessions (each push whose session is not what its sender meant, with what opened).
"""

import argparse

from pyspark.sql import SparkSession, functions as F

import handset_spark


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("archive")
    parser.add_argument("output")
    parser.add_argument("--column", help="the column of the line, if the archive is Parquet")
    parser.add_argument("--payload-at", default=None, help="the path of the payload in a line")
    parser.add_argument("--keep", default="day,app",
                        help="the members of a line to keep; day and app group the first table")
    parser.add_argument("--handset", default="handset", help="the program's name in --files, or its path")
    parser.add_argument("--mode", default="errorifexists", help="of the tables, such as overwrite")
    arguments = parser.parse_args()

    spark = SparkSession.builder.appName("handset audit").getOrCreate()
    if arguments.column:
        lines = spark.read.parquet(arguments.archive).select(arguments.column)
    else:
        lines = spark.read.text(arguments.archive)
    options = ["--keep", arguments.keep]
    if arguments.payload_at:
        options += ["--payload-at", arguments.payload_at]
    records = handset_spark.records(lines, options, arguments.handset).persist()

    day, app = (F.get_json_object("kept", f"$.{name}").alias(name) for name in ("day", "app"))
    by_day = records.groupBy(day, app).agg(
        F.count("*").alias("pushes"),
        F.sum(F.size("sessions")).alias("sessions"),
        F.sum(F.size("hazards")).alias("hazards"),
        F.sum("errors").alias("errors"),
        F.count("refused").alias("refused"),
    )
    by_day.write.mode(arguments.mode).parquet(arguments.output + "/by-day")
    wrong = records.where((F.size("sessions") > 0) & (F.col("errors") > 0))
    wrong.select(day, app, "kept", "sessions", "urls", "hazards").write.mode(arguments.mode).parquet(
        arguments.output + "/wrong-sessions")


if __name__ == "__main__":
    main()
