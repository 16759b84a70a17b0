import Foundation
import Handset
import HandsetLint
import HandsetTestSupport
import Testing

/// Messages and files with a mistake, and the findings of the lint about them.
@Suite struct MessageSampleTests {
    private static let folder = "samples/messages"

    static let files = (try? Repository.files(in: folder, endingIn: [".json", ".apns"])) ?? []

    @Test("There are samples")
    func samples() { #expect(Self.files.count > 20) }

    @Test("Each message has the findings that are kept beside it", arguments: files)
    func findings(path: String) throws {
        let text = try MessageLint(String(decoding: Repository.bytes(of: path), as: UTF8.self)).text
        try Golden("\(path).lint.txt").expect(text)
    }
}
