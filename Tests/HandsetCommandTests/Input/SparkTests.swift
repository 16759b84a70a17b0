import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@Suite(.waitsForPrograms) struct SparkTests {
    /// A Python that has Spark with what it needs, and a Java to run it, or `nil`.
    ///
    /// It is the one of a virtual environment in the build folder, or else the system's.
    private static let python: String? = {
        let folder = Repository.root.appending(path: ".build/python/bin/python").path()
        return [folder, "python3"].first {
            let test = "command -v java && '\($0)' -c 'import pandas, pyarrow, pyspark'"
            return (try? CommandResult.line(test))?.status == 0
        }
    }()

    @Test(
        "An audit in a cluster loses and doubles nothing when an executor is killed",
        .enabled(
            if: python != nil,
            "needs Java, and Python with pyspark, pyarrow and pandas; run .ci/spark, which installs them"
        ))
    func audit() throws {
        let python = try #require(Self.python)
        let handset = try CommandResult.line("command -v handset").output.dropLast()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // Longer than other commands may take: two clusters are started.
        process.arguments = [
            "timeout", "600", python,
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
