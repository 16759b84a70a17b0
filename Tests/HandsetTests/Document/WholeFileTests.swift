import Foundation
import Handset
import HandsetTestSupport
import Testing

/// Files that are written whole or not at all.
@Suite struct WholeFileTests {
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
