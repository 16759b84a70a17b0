import Foundation
import Handset
import HandsetTestSupport
import Testing

@testable import HandsetApp

/// The end of an app's program when `handset` was killed.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct AppLifelineTests {
    private static let variable = "HANDSET_TEST_OF_LIFELINE"
    /// The file into which the app's program writes; `nil` in the process that runs the tests.
    private static let file = ProcessInfo.processInfo.environment[variable]

    @Test(
        "An app's program starts what is no child of it, and hangs",
        .enabled(if: file != nil, "it runs in a process that the other test starts"))
    func program() throws {
        AppLifeline.watch()
        let file = try #require(Self.file)
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = [
            "-c", "(setsid sleep 7780 & echo $! > '\(file).new'); mv '\(file).new' '\(file)'",
        ]
        try shell.run()
        while true { sleep(1) }
    }

    /// Returns true if a process is at work, waits, or is stopped.
    private func lives(_ process: Int32) -> Bool {
        let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
        return status.contains(#/State:\s+[RSDT]/#)
    }

    /// Waits until something is so, for at most two minutes.
    private func wait(until isSo: () -> Bool) async throws -> Bool {
        for _ in 0..<1_200 {
            if isSo() { return true }
            try await Task.sleep(for: .milliseconds(100))
        }
        return isSo()
    }

    @Test(
        "When handset is killed, all that an app has started ends, in another session and without a parent too",
        .exhaustive)
    func killed() async throws {
        let folder = try TemporaryFolder()
        let pipe = try #require(Platform.makePipe())
        defer { try? Platform.closeFile(pipe.readEnd) }
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let variables = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
        let nothing = try FileHandle(forWritingTo: URL(filePath: "/dev/null"))
        let process = try ProgramProcess(
            [
                own.path(percentEncoded: false), "--testing-library", "swift-testing", "--filter",
                "AppLifelineTests/program",
            ],
            environment: variables + [
                "\(Self.variable)=\(folder.path("process"))", "\(Lifeline.variable)=3",
                "\(Lifeline.mark)=\(UUID().uuidString)",
            ], output: nothing.fileDescriptor, errors: nothing.fileDescriptor,
            others: [pipe.readEnd])
        defer {
            process.kill()
            // Until somebody waits for its end, tests that run in processes of their own do not end.
            _ = process.waitForEnd()
        }
        #expect(try await wait { (try? folder.read("process")) != nil })
        let text = try folder.read("process").trimmingCharacters(in: .whitespacesAndNewlines)
        let orphan = try #require(Int32(text))
        #expect(lives(orphan))
        // As the system does when `handset` ends.
        try Platform.closeFile(pipe.writeEnd)
        #expect(try await wait { !lives(process.identifier) })
        #expect(try await wait { !lives(orphan) })
    }
}
