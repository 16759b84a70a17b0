import HandsetCommandSupport
import HandsetGaps
import HandsetPorting
import HandsetTestSupport
import Testing

@testable import HandsetRunner

/// The tests of the stand-ins with Swift's own compiler.
@Suite(.waitsForPrograms) struct SwiftcForGapsTests {
    @Test("A check that takes more of a processor than it has is ended, and its time counts")
    func limit() async throws {
        let folder = try TemporaryFolder()
        let modules = try #require(ModulesForGaps(ofBuild: CommandResult.binaryFolder))
        let compiler = SwiftcForGaps(modules, XcodeSettings(projects: []), in: folder.path)
        let lines = (0..<60_000).map { "func number\($0)() -> [Int] { [\($0)].map { $0 + 1 } }\n" }
        let answer = try await compiler.compile(
            [("Numbers.swift", Array(lines.joined().utf8))], within: .seconds(1))
        #expect(!answer.isGood && answer.errors.isEmpty)
        #expect(answer.processorTime > .milliseconds(500) && answer.processorTime < .seconds(5))
    }

    @Test("What compiles with stand-ins returns on each way, and has each value before it is used")
    func flow() async throws {
        let folder = try TemporaryFolder()
        let modules = try #require(ModulesForGaps(ofBuild: CommandResult.binaryFolder))
        let text = """
            import Parcels

            final class Sender {
                let parcel: Parcel
                init(_ parcel: Parcel) { self.parcel = parcel }

                var words: String {
                    switch parcel.state {
                    case .sent: return "sent"
                    case .lost: return "lost"
                    }
                }

                func colour() -> Int {
                    let colour: Int
                    switch parcel.state {
                    case .sent: colour = 1
                    case .lost: colour = 2
                    }
                    return colour
                }

                func send(then done: () -> Void) {
                    Post.shared.send(parcel) { done() }
                }
            }
            """
        let compiler = SwiftcForGaps(modules, XcodeSettings(projects: []), in: folder.path)
        let answer = try await GapSearch(
            [GapSource(path: "App/Sender.swift", bytes: Array(text.utf8))], beside: [], compiler
        ).answer()
        #expect(answer.isComplete)
        #expect(answer.errors.isEmpty)
        #expect(answer.cuts.isEmpty)
        let lines = answer.files.flatMap(\.changes).map { change in
            String(decoding: change.now, as: UTF8.self)
        }
        #expect(lines.contains { $0.contains("lazy var colour: Int") })
        #expect(lines.contains { $0.contains("return Asked.give(\"otherwise\")") })
        #expect(lines.contains { $0.contains("then done: @escaping () -> Void") })
    }
}
