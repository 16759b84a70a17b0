import Handset
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@testable import HandsetCommand
@testable import HandsetRunner

/// The bounds of an app's process, and the end of all that it has started.
@Suite(.needs(.python), .waitsForPrograms) struct AppProcessTests {
    private let app: StandInApp

    init() throws { app = try StandInApp() }

    private func row(
        _ body: String, timeOfProcess: Duration = .seconds(60), maximumMemory: Int = 2 << 30,
        launcher: [String] = []
    ) async throws -> ScenarioMatrix.Row? {
        let runs = try app.runs(
            body, timeOfProcess: timeOfProcess, maximumMemory: maximumMemory, launcher: launcher)
        let matrix = try await runs.matrix(
            of: ["aps": ["alert": "hi"]], on: [.iOS(18)]
        ) { $0 == .background && $1 == .tap }
        return matrix.rows.first
    }

    private func run(
        _ body: String, timeOfProcess: Duration = .seconds(60), launcher: [String] = []
    ) async throws -> Handset.AppRun? {
        try await row(body, timeOfProcess: timeOfProcess, launcher: launcher)?.run
    }

    @Test("Of many lines the first are kept, and the others are counted", .exhaustive)
    func manyLines() async throws {
        let run = try #require(try await run("log(''.join(f'line {n}\\n' for n in range(300000)))"))
        #expect(run.log == (0..<Handset.AppRun.maximumLogCount).map { "line \($0)" })
        #expect(run.moreLogCount == 300_000 - Handset.AppRun.maximumLogCount)
        #expect(RunNote.lines(of: run, []).last == "and 299980 more lines")
    }

    @Test("A line without an end is cut")
    func longLine() async throws {
        let run = try #require(try await run("log('é' * 3_000_000)"))
        #expect(run.log == [String(repeating: "é", count: 2_000) + "…"])
        #expect(run.moreLogCount == 0)
    }

    @Test("A crash after many lines has its message")
    func crash() async throws {
        let run = try #require(
            try await run(
                """
                log(''.join(f'line {n}\\n' for n in range(100000)))
                log('Chat/Order.swift:7: Fatal error: Index out of range\\n')
                os.kill(os.getpid(), signal.SIGILL)
                """))
        #expect(run.crash?.message == "Index out of range")
        #expect(run.log.first == "line 0" && run.moreLogCount > 99_000)
    }

    @Test("Words of the app in the file of its answers are told as such")
    func foreignAnswer() async throws {
        let fault = try await #require(throws: PackageFault.self) {
            try await run("print('x', flush=True)")
        }
        #expect(fault.isRefusal)
        #expect("\(fault)".hasPrefix("Chat has written \"x\" into a file that it has not opened"))
    }

    @Test("Lines without end end the process, after 64 MiB for one request", .exhaustive)
    func flood() async throws {
        let row = try #require(
            try await row(
                """
                while True: sys.stderr.write('line\\n' * 1000000); sys.stderr.flush(); time.sleep(0.02)
                """))
        let message = "it wrote more than 67108864 bytes of lines, and was ended"
        #expect(row.fate == .lost(.appCrashed(message, .lines(bound: 64 << 20))))
    }

    @Test(
        "A process that takes more memory than it may, with its group, is ended, and its crash says so",
        arguments: [
            "held.append(b'x' * (8 << 20))", "children.append(os.spawnlp(os.P_NOWAIT, *child))",
        ])
    func memory(taking: String) async throws {
        let row = try #require(
            try await row(
                """
                child = ['python3', 'python3', '-c', "a = b'x' * (24 << 20); import time; time.sleep(3600)"]
                held, children = [], []
                while True:
                    if len(children) < 8 and len(held) < 40: \(taking)
                    time.sleep(0.01)
                """, maximumMemory: 128 << 20))
        let message =
            "it took more than 134217728 bytes of memory (--limit app-memory), and was ended"
        #expect(row.fate == .lost(.appCrashed(message, .memory(bound: 128 << 20))))
        #expect(row.run?.isHung == false)
    }

    @Test(
        "An app that closes the file of its answers has crashed, and does not hang",
        arguments: ["os.closerange(0, 4096)", "os.dup2(os.open('/dev/null', os.O_WRONLY), 1)"])
    func closedFiles(closing: String) async throws {
        let row = try #require(
            try await row(
                """
                import subprocess
                log(f"{subprocess.Popen(['sleep', '7772'], start_new_session=True).pid}\\n")
                \(closing)
                time.sleep(3600)
                """, timeOfProcess: .seconds(3000)))
        let message =
            "it closed a file that it has not opened, through which it answers Handset, and was ended"
        #expect(row.fate == .lost(.appCrashed(message, .closedAnswers)))
        let run = try #require(row.run)
        #expect(!run.isHung && run.log.count == 1)
        for process in run.log.compactMap({ Int32($0) }) { try expectEnd(of: process) }
    }

    @Test("Nobody waits for what has the file of the answers and outlives the app")
    func escaped() async throws {
        let run = try #require(
            try await run(
                """
                import subprocess
                subprocess.run(['sh', '-c', 'setsid env -i timeout 600 sh -c "while [ -d \(app.folder.path) ]; do sleep 0.1; done" &'])
                os._exit(3)
                """, timeOfProcess: .seconds(3000)))
        #expect(run.crash?.message == "the app ended itself with status 3")
    }

    @Test("A line in the place of an answer that is longer than any answer is told")
    func longAnswer() async throws {
        let fault = try await #require(throws: PackageFault.self) {
            try await run("while True: sys.stdout.write('x' * 1000000)")
        }
        #expect("\(fault)".hasPrefix("Chat has written \"xxxxx"))
    }

    /// Waits until a process has ended, for at most a minute.
    private func expectEnd(of process: Int32) throws {
        let ended = try CommandResult.line(
            """
            for ((i = 0; i < 600; i++)); do
                grep -qs '^State:.[RSDT]' /proc/\(process)/status || exit 0; sleep 0.1; done; exit 1
            """)
        #expect(ended.status == 0, "\(process)")
    }

    @Test(
        "A socket of the app's own reaches nothing where the system gives it a network of its own")
    func socket() async throws {
        let lone = await LoneNetwork.arguments()
        let ways = [([], "connected"), (lone, "Network is unreachable")]
        for (launcher, words) in ways.prefix(lone.isEmpty ? 1 : 2) {
            let run = try #require(
                try await run(
                    """
                    import socket
                    try:
                        socket.socket(socket.AF_INET, socket.SOCK_DGRAM).connect(('127.0.0.1', 9))
                        log('connected\\n')
                    except OSError as error: log(f'{error.strerror}\\n')
                    """, launcher: launcher))
            #expect(run.log == [words])
            #expect(run.crash == nil && !run.isHung)
        }
    }

    @Test(
        "What it has started ends with it, in another process group and session too",
        arguments: Sweep.every(
            3,
            of: [
                ("pass", false), ("time.sleep(1000)", true),
                ("os.kill(os.getpid(), signal.SIGKILL)", false),
            ]))
    func leftBehind(end: String, isHung: Bool) async throws {
        let run = try #require(
            try await run(
                """
                import subprocess
                one = subprocess.Popen(['sleep', '7770'], start_new_session=True)
                two = subprocess.run(
                    ['sh', '-c', 'setsid sleep 7771 > /dev/null 2>&1 & echo $!'], capture_output=True, text=True)
                log(f'{one.pid}\\n{two.stdout.strip()}\\n')
                \(end)
                """, timeOfProcess: isHung ? .seconds(3) : .seconds(60)))
        #expect(run.isHung == isHung)
        #expect(run.log.count == 2)
        for process in run.log.compactMap({ Int32($0) }) { try expectEnd(of: process) }
    }
}
