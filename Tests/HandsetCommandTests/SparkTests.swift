import Foundation
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
        let handset = try CommandResult.bash("command -v handset").output.dropLast()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // Longer than other commands may take: two clusters are started.
        process.arguments = [
            "timeout", "600", "python3",
            Repository.root.appending(path: "samples/spark/check.py").path(), String(handset),
            "5000",
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(
            String(decoding: bytes, as: UTF8.self)
                .hasSuffix("1000 wrong sessions, none lost or doubled\n"))
    }
}
