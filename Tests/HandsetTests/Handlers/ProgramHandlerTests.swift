import Foundation
import Handset
import Testing

@Suite(.timeLimit(.minutes(2))) struct ProgramHandlerTests {
    private func route(_ session: String) -> SessionRoute {
        SessionRoute(
            origin: PayloadOrigin(source: "test", number: 1, line: 1, byteCount: 2),
            match: SessionMatch(
                rule: "app", key: "aps", session: session, range: 0..<1, text: session),
            lookup: LookupURLTemplate.app.lookup(of: session))
    }

    private func expectFailure(
        _ problem: ProgramError.Problem, program: String, session: String = "1"
    ) async {
        await #expect(throws: ProgramError(program: program, problem: problem)) {
            try await ProgramHandler(program: program, output: .nullDevice).handle(route(session))
        }
    }

    @Test("A program that ends with status 0 has handled the session")
    func success() async throws {
        try await ProgramHandler(program: "true").handle(route("1"))
        try await ProgramHandler(program: "/bin/true").handle(route("1"))
    }

    @Test("Another status, a missing program and a NUL in the URL are errors")
    func failures() async {
        await expectFailure(.ended(status: 1), program: "false")
        await expectFailure(.isNotInPath, program: "no-such-program")
        await expectFailure(.urlHoldsNUL, program: "true", session: "a\0b")
    }

    @Test(
        "A program that cannot be started is an error",
        arguments: ["/no/such/program", "/dev/null"])
    func cannotStart(program: String) async {
        let error = await #expect(throws: ProgramError.self) {
            try await ProgramHandler(program: program).handle(route("1"))
        }
        guard case .cannotStart = error?.problem else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("A URL that is too long for an argument is an error")
    func longURL() async {
        let error = await #expect(throws: ProgramError.self) {
            try await ProgramHandler(program: "true")
                .handle(route(String(repeating: "x", count: 4 << 20)))
        }
        #expect(error != nil)
    }
}
