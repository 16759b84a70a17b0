import Foundation
import Handset
import HandsetTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct ProgramHandlerTests {
    private static func route(_ session: String) -> SessionRoute {
        SessionRoute(
            origin: PayloadOrigin(source: "test", number: 1, line: 1, byteCount: 2),
            match: SessionMatch(
                rule: "app", key: "aps", session: session, range: 0..<1, text: session),
            lookup: SessionRule.app.lookup(of: session))
    }

    /// An executable file of bash's, for as long as it is held.
    private final class Script {
        let path = NSTemporaryDirectory() + "/handset-script-\(UUID().uuidString)"

        init(_ text: String) throws {
            // Written by another process: while this one has a file open for writing, each program
            // that another test starts has it too, and then it cannot be executed.
            _ = try CommandResult.bash(
                "printf '%s\\n' '#!/bin/bash' '\(text)' > \(path); chmod +x \(path)")
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    private func expectFailure(
        _ problem: ProgramHandler.ProgramError.Problem, program: String, session: String = "1"
    ) async {
        await #expect(throws: ProgramHandler.ProgramError(program: program, problem: problem)) {
            try await ProgramHandler(program: program).handle(Self.route(session))
        }
    }

    @Test("A program that ends with status 0 has handled the session")
    func success() async throws {
        try await ProgramHandler(program: "true").handle(Self.route("1"))
        try await ProgramHandler(program: "/bin/true").handle(Self.route("1"))
    }

    @Test("Another status, a missing program and a NUL in the URL are errors")
    func failures() async {
        await expectFailure(.ended(status: 1), program: "false")
        await expectFailure(
            .cannotStart("No such file or directory"), program: "no-such-program")
        await expectFailure(.urlHoldsNUL, program: "true", session: "a\0b")
    }

    @Test(
        "A program that cannot be started is an error",
        arguments: ["/no/such/program", "/dev/null"])
    func cannotStart(program: String) async {
        let error = await #expect(throws: ProgramHandler.ProgramError.self) {
            try await ProgramHandler(program: program).handle(Self.route("1"))
        }
        guard case .cannotStart = error?.problem else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("A program is not started without a file for its output")
    func outputDescriptor() async {
        let problem = ProgramHandler.ProgramError.Problem.cannotStart("Bad file descriptor")
        await #expect(throws: ProgramHandler.ProgramError(program: "true", problem: problem)) {
            try await ProgramHandler(program: "true", outputDescriptor: -1).handle(Self.route("1"))
        }
    }

    @Test("A program that a signal ends is an error, and cancelling sends one")
    func signals() async throws {
        let script = try Script("kill -TERM $$")
        await expectFailure(.killed(signal: SIGTERM), program: script.path)
        let sleeper = try Script("touch $0.started; exec sleep 3600")
        let started = sleeper.path + ".started"
        let task = Task { try await ProgramHandler(program: sleeper.path).handle(Self.route("1")) }
        while !FileManager.default.fileExists(atPath: started) {
            try await Task.sleep(for: .milliseconds(10))
        }
        try FileManager.default.removeItem(atPath: started)
        task.cancel()
        let killed = ProgramHandler.ProgramError(
            program: sleeper.path, problem: .killed(signal: SIGKILL))
        await #expect(throws: killed) { try await task.value }
    }

    @Test("A program finds a closed pipe's signal as a shell would hand it on")
    func closedPipe() async throws {
        let script = try Script("set -o pipefail; yes | head -1 > /dev/null; test $? = 141")
        try await ProgramHandler(program: script.path).handle(Self.route("1"))
    }

    @Test("Each run leaves no file open behind")
    func openFiles() async throws {
        // In a process of its own, where no other test has files open.
        await #expect(processExitsWith: .success) {
            let folder = "/proc/self/fd"
            func temporary() throws -> Int {
                try FileManager.default.contentsOfDirectory(atPath: folder).count { name in
                    let target = try? FileManager.default.destinationOfSymbolicLink(
                        atPath: "\(folder)/\(name)")
                    guard let target else { return false }
                    return target.contains("/handset-") && target.hasSuffix("(deleted)")
                }
            }
            let route = Self.route("1")
            try await ProgramHandler(program: "true").handle(route)
            for _ in 1...50 { try await ProgramHandler(program: "true").handle(route) }
            #expect(try temporary() < 10)
        }
    }

    @Test("A URL that is too long for an argument is an error")
    func longURL() async {
        // Linux has no argument of more than 128 KB.
        let count = Sweep.choose(sampled: 128 << 10, exhaustive: 4 << 20)
        let error = await #expect(throws: ProgramHandler.ProgramError.self) {
            try await ProgramHandler(program: "true")
                .handle(Self.route(String(repeating: "x", count: count)))
        }
        #expect(error != nil)
    }
}
