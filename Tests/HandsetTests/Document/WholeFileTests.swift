import Foundation
import Handset
import HandsetTestSupport
import Testing

/// Files that are written whole or not at all.
@Suite(.waitsForPrograms) struct WholeFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    private func mode(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions]
            as? Int
    }

    @Test("A file is replaced, and keeps its permissions unless others are given")
    func replaced() throws {
        let path = try folder.write("old", to: "file")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try WholeFile(path: path).write(Array("new".utf8))
        #expect(try folder.read("file") == "new")
        #expect(try mode("file") == 0o640)
        try WholeFile(path: path, mode: 0o600, isDurable: true).write([])
        #expect(try folder.read("file") == "")
        #expect(try mode("file") == 0o600)
        #expect(try names() == ["file"])
    }

    @Test("A link stays a link, also one whose file does not exist yet", arguments: [true, false])
    func link(isThere: Bool) throws {
        try folder.write("old", to: isThere ? "there/file" : "there/other")
        for (name, target) in [("one", "two"), ("two", "there/file")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(name), withDestinationPath: target)
        }
        try WholeFile(path: folder.path("one")).write(Array("new".utf8))
        #expect(try folder.read("there/file") == "new")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("one")) == "two")
    }

    @Test("A link that leads to itself is an error")
    func circle() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("one"), withDestinationPath: "one")
        let error = #expect(throws: WholeFile.Failure.self) {
            try WholeFile(path: folder.path("one")).write([])
        }
        #expect(error?.path == folder.path("one"))
    }

    @Test(
        "A file with several names keeps them, whether it grows or shrinks",
        arguments: ["the new text, which is longer", ""])
    func hardLink(text: String) throws {
        let path = try folder.write("old text", to: "one")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try FileManager.default.linkItem(atPath: path, toPath: folder.path("two"))
        try WholeFile(path: path, isDurable: true).write(Array(text.utf8))
        #expect(try folder.read("two") == text)
        #expect(try mode("two") == 0o640)
        #expect(try names() == ["one", "two"])
    }

    @Test("With its own permissions, a file with several names leaves the others alone")
    func hardLinkOfKey() throws {
        let path = try folder.write("old", to: "key")
        try FileManager.default.linkItem(atPath: path, toPath: folder.path("other"))
        try WholeFile(path: path, mode: 0o600).write(Array("new".utf8))
        #expect(try folder.read("other") == "old")
        #expect(try folder.read("key") == "new")
    }

    @Test("A file with several names is replaced where its name can be foreseen")
    func plantedHardLink() throws {
        let path = try folder.write("victim", to: "victim")
        try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path)
        try FileManager.default.linkItem(atPath: path, toPath: folder.path("file"))
        try WholeFile(path: folder.path("file"), newMode: 0o600, followsLink: false)
            .write(Array("new".utf8))
        #expect(try folder.read("victim") == "victim")
        #expect(try folder.read("file") == "new")
        #expect(try mode("file") == 0o600)
        #expect(try names() == ["file", "victim"])
    }

    @Test("A link is replaced, not followed, where its name can be foreseen")
    func linkNotFollowed() throws {
        try folder.write("victim", to: "victim")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("file"), withDestinationPath: "victim")
        try WholeFile(path: folder.path("file"), followsLink: false).write(Array("new".utf8))
        #expect(try folder.read("victim") == "victim")
        #expect(try folder.read("file") == "new")
        #expect(throws: (any Error).self) {
            try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("file"))
        }
    }

    @Test("Files and links with names of temporary files stay as they are")
    func planted() throws {
        let path = try folder.write("old", to: "file")
        try folder.write("victim", to: "victim")
        let number = ProcessInfo.processInfo.processIdentifier
        let planted = (number..<number + 20).map { "file.\($0).new" }
        for name in planted {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(name), withDestinationPath: "victim")
        }
        try WholeFile(path: path).write(Array("new".utf8))
        #expect(try folder.read("victim") == "victim")
        #expect(try names() == (["file", "victim"] + planted).sorted())
    }

    @Test("A pipe is not replaced")
    func pipe() throws {
        let path = folder.path("pipe")
        #expect(try CommandResult.bash("mkfifo \(path)").status == 0)
        let error = #expect(throws: WholeFile.Failure.self) {
            try WholeFile(path: path).write([])
        }
        #expect(error?.description == "it is a pipe or a device, not an ordinary file")
        #expect(try CommandResult.bash("test -p \(path)").status == 0)
    }

    @Test("A new file has the permissions that are asked for, without those of the mask")
    func newMode() throws {
        try WholeFile(path: folder.path("file"), newMode: 0o604).write([])
        #expect(try mode("file") == 0o604)
        try WholeFile(path: folder.path("file"), newMode: 0o600).write([])
        #expect(try mode("file") == 0o604)
    }

    @Test("A link of another user is not followed", .enabled(if: Platform.user == 0))
    func foreignLink() throws {
        try folder.write("victim", to: "victim")
        let path = folder.path("file")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "victim")
        #expect(try CommandResult.bash("chown -h 12345 \(path)").status == 0)
        let error = #expect(throws: WholeFile.Failure.self) {
            try WholeFile(path: path).write(Array("new".utf8))
        }
        #expect(
            error?.description
                == "it is a symbolic link of another user; give the path of the file itself")
        #expect(try folder.read("victim") == "victim")
    }

    @Test(
        "Root leaves the file to its owner, unless permissions are given, as for a private key",
        .enabled(if: Platform.user == 0), arguments: [nil, 0o600] as [UInt32?])
    func owner(mode: UInt32?) throws {
        let path = try folder.write("old", to: "file")
        #expect(
            try CommandResult.bash("chown 12345:23456 \(path); chmod 6750 \(path)").status == 0)
        try WholeFile(path: path, mode: mode).write(Array("new".utf8))
        let facts = try CommandResult.bash("stat -c '%u %a' \(path)").output
        #expect(facts == (mode == nil ? "12345 6750\n" : "0 600\n"))
        #expect(try folder.read("file") == "new")
    }

    @Test("Temporary files are removed at the end of the process, and none is created later")
    func temporaryNames() throws {
        let names = TemporaryNames()
        let paths = ["a", "b"].map { folder.path($0) }
        for path in paths { try names.add(Array(path.utf8)) }
        try folder.write("", to: "a")
        try folder.write("", to: "b")
        names.remove(Array(paths[1].utf8))
        names.removeAll()
        #expect(try self.names() == ["b"])
        #expect(throws: Platform.Failure.self) { try names.add([]) }
    }

    @Test("A file that cannot be replaced stays, and no other file is left")
    func failure() throws {
        try folder.write("", to: "place/file")
        let error = #expect(throws: WholeFile.Failure.self) {
            try WholeFile(path: folder.path("place")).write([])
        }
        #expect(error?.path == folder.path("place"))
        #expect(try names() == ["place"])
        #expect(throws: WholeFile.Failure.self) {
            try WholeFile(path: folder.path("place\0x")).write([])
        }
    }

    @Test("A folder whose name is not UTF-8 is created by its bytes, and may exist")
    func makeFolderOfBytes() throws {
        let path = folder.path("a" + PathText.text(of: [0xFF]))
        for _ in 0..<2 { try WholeFile.makeFolder(path + "/b", mode: 0o700) }
        let found = "'\(folder.path)'/$'a\\xff'"
        #expect(try CommandResult.bash("test -d \(found)/b && rm -r \(found)").status == 0)
        #expect(try names().isEmpty)
    }

    @Test("A folder is created with its parents, and may exist")
    func makeFolder() throws {
        for _ in 0..<2 { try WholeFile.makeFolder(folder.path("a/b/c"), mode: 0o700) }
        #expect(try mode("a/b/c") == 0o700)
        try folder.write("", to: "file")
        let error = #expect(throws: WholeFile.Failure.self) {
            try WholeFile.makeFolder(folder.path("file/a"), mode: 0o700)
        }
        #expect(error?.path == folder.path("file/a"))
        #expect(throws: WholeFile.Failure.self) {
            try WholeFile.makeFolder(folder.path("file"), mode: 0o700)
        }
    }
}
