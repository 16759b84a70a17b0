import HandsetTestSupport
import Testing

@testable import HandsetListen

/// The lines of standard input that are read ahead.
@Suite(.timeLimit(.minutes(10))) struct ConsoleLinesTests {
    /// An input of lines, and what became of them.
    private struct Progress {
        var read = 0
        var lines: [String] = []
        var mostAhead = 0
    }

    @Test("While lines are not carried out, 64 are read ahead, and none is lost")
    func ahead() async {
        let progress = Guarded(Progress())
        let input: @Sendable (inout [UInt8]) -> Int = { buffer in
            progress.withLock { progress in
                guard progress.read < 1_000 else { return 0 }
                progress.read += 1
                // Those that are read ahead, and one that waits for its place.
                progress.mostAhead = max(progress.mostAhead, progress.read - progress.lines.count)
                let line = Array("line \(progress.read)\n".utf8)
                buffer.replaceSubrange(0..<line.count, with: line)
                return line.count
            }
        }
        let reading = ConsoleLines.read(from: input) { line in
            // The reader has all the time that it needs to come too far.
            for _ in 0..<20 { await Task.yield() }
            progress.withLock { $0.lines.append(line) }
        }
        await reading.value
        #expect(progress.value.lines == (1...1_000).map { "line \($0)" })
        #expect((60...66).contains(progress.value.mostAhead), "\(progress.value.mostAhead)")
    }

    @Test("Of a line that is longer than any command, 4,096 bytes are kept", .exhaustive)
    func longLine() async {
        let read = Guarded(0)
        let lines = Guarded<[String]>([])
        let input: @Sendable (inout [UInt8]) -> Int = { buffer in
            read.withLock { count in
                count += 1
                guard count <= 1_000 else { return count == 1_001 ? 1 : 0 }
                buffer.replaceSubrange(
                    0..<buffer.count, with: repeatElement(0x78, count: buffer.count))
                return buffer.count
            }
        }
        let reading = ConsoleLines.read(from: input) { line in lines.withLock { $0.append(line) } }
        await reading.value
        #expect(lines.value.map(\.utf8.count) == [4_096])
    }
}
