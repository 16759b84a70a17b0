import Foundation
import Handset
import Testing

@testable import HandsetApp

/// The files between `handset` and an app's program, each time in a process of its own.
@Suite(.timeLimit(.minutes(30))) struct AppChannelTests {
    @Test("The app's standard input is empty, and takes no request away")
    func standardInput() async {
        await #expect(processExitsWith: .success) {
            let pipe = try #require(Platform.makePipe())
            _ = try Platform.write(Array("one\ntwo\nthree".utf8), to: pipe.writeEnd)
            dup2(pipe.readEnd, STDIN_FILENO)
            let channel = AppChannel()
            #expect(await channel.nextLine() == "one")
            #expect(readLine() == nil)
            try Platform.closeFile(STDIN_FILENO)
            #expect(await channel.nextLine() == "two")
            try Platform.closeFile(pipe.writeEnd)
            // A line that was cut is none.
            #expect(await channel.nextLine() == nil)
        }
    }

    @Test("No answer is written into a file of the app that has got the number of Handset's")
    func foreignFile() async {
        await #expect(processExitsWith: .success) {
            let answers = try #require(Platform.makePipe())
            dup2(answers.writeEnd, STDOUT_FILENO)
            try Platform.closeFile(answers.writeEnd)
            let file = try #require(OpenFile(answers.readEnd))
            let channel = AppChannel()
            channel.write(Data("one\n".utf8))
            for number in Int32(3)..<256 where OpenFile(number) == file && number != answers.readEnd
            {
                try Platform.closeFile(number)
            }
            let own = try Platform.openTemporaryFile(holding: [])
            // It never returns.
            Thread.detachNewThread { channel.write(Data("two\n".utf8)) }
            try await Task.sleep(for: .milliseconds(500))
            #expect(Platform.byteCount(ofFile: own) == 0)
            var bytes = [UInt8](repeating: 0, count: 16)
            let count = try bytes.withUnsafeMutableBytes {
                try Platform.read(answers.readEnd, into: $0)
            }
            #expect(count == 4)
        }
    }
}
