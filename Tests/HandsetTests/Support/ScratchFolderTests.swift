import Foundation
import Handset
import HandsetTestSupport
import Testing

/// Folders for what exists as long as a process uses it.
@Suite struct ScratchFolderTests {
    private let parent: TemporaryFolder

    init() throws { parent = try TemporaryFolder() }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []).sorted()
    }

    /// Makes a folder that nobody owns any more, and whose last change was long ago.
    private func leave(_ name: String) throws {
        try parent.write("left", to: "\(name)/profile")
    }

    @Test("It is empty, of this user alone, and gone with its owner")
    func lifetime() throws {
        var folder: ScratchFolder? = try ScratchFolder(.app, in: parent.path)
        let path = try #require(folder?.path)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o700)
        try Data().write(to: URL(filePath: "\(path)/file"))
        folder = nil
        #expect(names == [])
    }

    @Test("Those whose owner is gone are removed after ten seconds, and no others")
    func sweep() throws {
        let held = try ScratchFolder(.app, in: parent.path)
        try leave("handset-a-LEFT")
        try leave("handset-w-LEFT")
        try leave("handset-a")
        try parent.write("a file", to: "handset-a-FILE")
        let target = try TemporaryFolder()
        try target.write("kept", to: "kept")
        try FileManager.default.createSymbolicLink(
            atPath: "\(parent.path)/handset-a-LINK", withDestinationPath: target.path)
        // What was made a moment ago may be about to be locked.
        ScratchFolder.sweep(.app, in: parent.path)
        #expect(ScratchFolder.settledAge == 10)
        #expect(names.contains("handset-a-LEFT"))
        ScratchFolder.sweep(.app, in: parent.path, olderThan: -1)
        let name = String(held.path.split(separator: "/").last ?? "")
        #expect(
            names
                == [
                    "handset-a", name, "handset-a-FILE", "handset-a-LINK", "handset-w-LEFT",
                ].sorted())
        #expect(FileManager.default.fileExists(atPath: "\(target.path)/kept"))
    }
}
