import HandsetTestSupport
import Testing

@Suite struct SparkTests {
    /// True if Python has Spark, with Arrow and a Java to run it.
    private static let hasSpark =
        (try? CommandResult.bash("command -v java && python3 -c 'import pyarrow, pyspark'").status)
        == 0

    @Test(
        "An audit in a cluster loses and doubles nothing when an executor is killed",
        .enabled(if: hasSpark, "needs Java, and Python with pyspark and pyarrow"))
    func audit() throws {
        let result = try CommandResult.bash(
            "python3 samples/spark/check.py \"$(command -v handset)\" 5000 2> /dev/null")
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("1000 wrong sessions, none lost or doubled\n"))
    }
}
