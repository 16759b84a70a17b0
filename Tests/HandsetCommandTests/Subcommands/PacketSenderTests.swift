import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The packing code of senders in several languages, compared with `handset packet`.
@Suite(.waitsForPrograms) struct PacketSenderTests {
    /// A sender, and the programs that it needs.
    struct Sender: CustomTestStringConvertible, Sendable {
        let file: String
        let programs: [NeededProgram]
        var testDescription: String { file }
    }

    static let senders = [
        Sender(file: "packet.c", programs: [.gcc]),
        Sender(file: "packet.cs", programs: [.mcs, .mono]),
        Sender(file: "packet.py", programs: [.python]),
        Sender(file: "packet.rb", programs: [.ruby]),
    ]

    /// The line in a sender's comment that compares its bytes.
    static func comparison(in file: String) throws -> String {
        let text = String(
            decoding: try Repository.bytes(of: "samples/senders-packing/\(file)"), as: UTF8.self)
        let comparison = text.firstMatch(of: #/diff <\(.*/#)
        return try String(#require(comparison).output)
    }

    @Test(
        "A sender's packet is the one that handset makes, as its comment compares them",
        arguments: senders)
    func sender(sender: Sender) throws {
        for program in sender.programs { try program.require() }
        let line = try Self.comparison(in: sender.file)
        let result = try CommandResult.line(line)
        #expect(result.output + result.errors == "", "\(line)")
        #expect(result.status == 0)
    }

    @Test("Each sender names itself in its comparison, which is the page's", arguments: senders)
    func comment(sender: Sender) throws {
        let line = try Self.comparison(in: sender.file)
        #expect(line.contains("samples/senders-packing/\(sender.file)"))
        #expect(line.contains("handset packet samples/packets/testing-apns.json --token "))
        let page = try DocumentationPage(
            "Sources/Core/Handset/Handset.docc/Commands/Packet.md")
        #expect(page.text.contains("\n\(line)\n"), "the page has another comparison")
    }

    @Test("Every sample of packing is compared")
    func complete() throws {
        let files = try Repository.files(in: "samples/senders-packing", endingIn: [""])
        #expect(files == Self.senders.map { "samples/senders-packing/\($0.file)" })
    }
}
