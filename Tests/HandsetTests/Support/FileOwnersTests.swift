import Foundation
import HandsetTestSupport
import Testing

@testable import Handset

/// The users whose files are believed though nobody has named them.
@Suite(.needs(.root)) struct FileOwnersTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func refusal(of name: String, _ owners: FileOwners = .own) -> OtherUsersFile? {
        do throws(OtherUsersFile) {
            try owners.check(folder.path(name))
            return nil
        } catch {
            return error
        }
    }

    private func run(_ line: String) throws {
        #expect(try CommandResult.bash("cd '\(folder.path)' && \(line)").status == 0)
    }

    @Test("A file of another user is refused until root runs what the advice says")
    func files() throws {
        try folder.write("", to: "it's mine/file")
        try run("chown -R 12345 \"it's mine\"; ln -s nowhere link; chown -h 12345 link")
        for name in ["it's mine/file", "it's mine", "link"] {
            let file = try #require(refusal(of: name))
            #expect(
                file.finding
                    == "belongs to user 12345, who can put anything there, and not to you or root")
            try run(file.command)
            #expect(refusal(of: name) == nil)
        }
        #expect(refusal(of: "missing") == nil)
    }

    @Test("A link of this user to a file of another is refused, and the file is what has to change")
    func target() throws {
        try folder.write("", to: "file")
        try run("chown 12345 file; ln -s file link")
        let file = try #require(refusal(of: "link"))
        #expect(file.command == "chown 0 \(folder.path("link"))")
        try run(file.command)
        #expect(refusal(of: "link") == nil)
    }

    @Test("The owner of a folder can be one of them")
    func others() throws {
        try folder.write("", to: "place/file")
        try run("chown 12345 place/file")
        let owners = FileOwners.own.adding(ownerOf: folder.path("place"))
        #expect(refusal(of: "place/file", owners) != nil)
        try run("chown 12345 place")
        #expect(refusal(of: "place/file", .own.adding(ownerOf: folder.path("place"))) == nil)
    }

    @Test("The bytes of such a file are not read")
    func bytes() throws {
        let path = try folder.write("bytes", to: "file")
        #expect(try FileBytes.read(path, of: .own) == Array("bytes".utf8))
        try run("chown 12345 file")
        #expect(
            throws: FileBytes.Failure.foreign(
                OtherUsersFile(path: path, owner: 12345, isLink: false))
        ) {
            try FileBytes.read(path, of: .own)
        }
        #expect(try FileBytes.read(path) == Array("bytes".utf8))
    }
}
