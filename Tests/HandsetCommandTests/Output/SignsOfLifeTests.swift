import Foundation
import Handset
import HandsetTestSupport
import Synchronization
import Testing

@testable import HandsetCommand
@testable import HandsetRunner

/// The lines of a long step.
@Suite struct SignsOfLifeTests {
    /// Returns what a step writes to standard error.
    private func lines(
        of step: @Sendable (StandardStreams) async throws -> Void
    ) async throws -> String {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "errors")
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        let environment = CommandEnvironment(
            arguments: [], input: 0, output: 1, error: file.fileDescriptor)
        try await CommandEnvironment.$current.withValue(environment) {
            try await step(StandardStreams(MessageStyle()))
        }
        return try folder.read("errors")
    }

    @Test("A step of three minutes has two lines, and ends with its value")
    func minutes() async throws {
        let (third, end) = AsyncStream.makeStream(of: Void.self)
        let count = Mutex(0)
        let lines = try await lines { streams in
            let value = try await SignsOfLife.during(
                "builds Shop", streams,
                rest: {
                    let isThird = count.withLock {
                        $0 += 1
                        return $0 == 3
                    }
                    guard isThird else { return }
                    end.finish()
                    try? await Task.sleep(for: .untilHang)
                }
            ) {
                for await _ in third {}
                return 7
            }
            #expect(value == 7)
        }
        #expect(
            lines == """
                handset: still builds Shop, for 1 min
                handset: still builds Shop, for 2 min

                """)
    }

    @Test("A step that ends at once, or fails, has no line")
    func quick() async throws {
        let rest = { @Sendable () async in _ = try? await Task.sleep(for: .untilHang) }
        let lines = try await lines { streams in
            let value = try await SignsOfLife.during("waits", streams, rest: rest) { 1 }
            #expect(value == 1)
            await #expect(throws: CancellationError.self) {
                _ = try await SignsOfLife.during("waits", streams, rest: rest) { () -> Int in
                    throw CancellationError()
                }
            }
        }
        #expect(lines.isEmpty)
    }
}
