import ArgumentParser
import HandsetCommandSupport
import HandsetFacts
import HandsetTestSupport
import Testing

@testable import HandsetCommand

/// The sizes of an app's project.
@Suite struct ProjectSizeTests {
    private static let delegate = """
        import UIKit
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}
        }

        """

    @Test("A file that is not read is named with the limit that holds", arguments: [3, 40])
    func largeFile(megabytes: Int) throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.delegate, to: "app/B.swift")
        try folder.write(Self.delegate, to: "app/A.swift")
        _ = try CommandResult.line(
            "truncate -s \(megabytes)M '\(folder.path("app/A.swift"))'")
        let result = try CommandResult.line("cd '\(folder.path)' && handset app read app")
        #expect(
            result.errors.contains("handset: not read: app/A.swift: it has more than 2 MiB\n"),
            "\(result.errors)")
        #expect(result.output.contains("\nB.swift\n"))
    }

    @Test("A folder within more than 64 others is named, and the others are read")
    func deepFolder() throws {
        let folder = try TemporaryFolder()
        let deep = (1...65).map { "d\($0)" }.joined(separator: "/")
        try folder.write(Self.delegate, to: "app/A.swift")
        try folder.write(Self.delegate, to: "app/\(deep)/B.swift")
        let result = try CommandResult.line("cd '\(folder.path)' && handset app read app")
        #expect(
            result.errors.hasPrefix("handset: not read: app/d1/d2/")
                && result.errors.contains(": it is within more than 64 folders\n"),
            "\(result.errors)")
        #expect(result.output.hasPrefix("app: 1 file read\nA.swift\n"), "\(result.output)")
        let check = try CommandResult.line("cd '\(folder.path)' && handset app check app")
        #expect(check.errors.hasPrefix("handset: error: app/d1/d2/"), "\(check.errors)")
        #expect(check.output.contains("  as it is  A.swift\n"), "\(check.output)")
        #expect(check.status == 2)
    }

    @Test("Files beyond the room for all are named, and the others are read", .exhaustive)
    func allFiles() throws {
        let folder = try TemporaryFolder()
        let comment = String(repeating: "// x\n", count: 120_000)
        for name in ["A", "B", "C"] {
            try folder.write(Self.delegate + comment, to: "\(name).swift")
        }
        try folder.write(Self.delegate, to: "D.swift")
        let (app, note) = try AppSourceFolder(folder.path).read(upTo: 1 << 20)
        #expect(app.reading.fileCount == 2)
        #expect(
            note
                == "handset: not read: \(folder.path)/B.swift: with it all files have more than 1 MiB, and 1 more"
        )
    }

    @Test("Files beyond the first 20,000 are named, and not read")
    func manyFiles() throws {
        #expect(ProjectFolder.maximumFileCount == 20_000)
        #expect(ProjectFolder.maximumByteCount == 2 << 20)
        #expect(ProjectFolder.maximumByteCountOfAll == 128 << 20)
        #expect(ProjectFolder.maximumDepth == 64)
        let folder = try TemporaryFolder()
        for name in ["A", "B", "C", "D"] { try folder.write(Self.delegate, to: "\(name).swift") }
        let (app, note) = try AppSourceFolder(folder.path).read(files: 2)
        #expect(app.reading.fileCount == 2)
        #expect(
            note
                == "handset: not read: \(folder.path)/C.swift: there are more than 2 files, and 1 more"
        )
        var verdict = Verdict()
        let streams = StandardStreams(MessageStyle(isQuiet: true, colour: .never))
        let checked = try AppFolder(folder.path, streams, &verdict, upTo: 2)
        #expect(checked.checkedPaths.values.joined().count == 2)
        #expect(verdict.refusedCount == 2)
        #expect(verdict.exitCode == ExitCode(2))
    }

    @Test("What cannot be listed is told, and nothing is called empty")
    func unlisted() {
        let sources = UnreadSources(path: "app", unlisted: [("app/ios", "Permission denied")])
        #expect(
            "\(sources)".hasPrefix(
                "no source that I can read in app: app/ios cannot be listed (Permission denied); "))
    }
}
