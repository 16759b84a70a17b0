import Handset
import HandsetFacts
import HandsetRunner

/// The files of an app's project in a revision, read from the repository without a checkout.
///
/// Git runs no program of the repository's configuration: only `rev-parse`, `ls-tree` and `cat-file` are used, which
/// know no hooks and no filters, and what could start one otherwise is switched off.
struct GitFolder {
    /// The number of bytes of all files together.
    private static let maximumByteCount = 48 << 20
    /// The time for each call of git.
    private static let timeLimit = Duration.seconds(60)

    private struct Entry {
        let name: String
        let object: String
        let byteCount: Int
    }

    let revision: GitRevision
    /// The files that say something about pushes.
    private(set) var files: [AppReading.File] = []
    /// The app file in the folder; `nil` if there is none.
    private(set) var appFile: [UInt8]?
    /// The paths of the files that say something by their names alone.
    private(set) var bareNames: [String] = []
    /// The number of files that are too large, or beyond the number that is read.
    private(set) var leftCount = 0

    /// Reads the files.
    ///
    /// - Throws: `GitFailure` if git does not give them.
    init(_ revision: GitRevision) async throws {
        self.revision = revision
        if let fault = revision.fault { throw GitFailure(revision, fault) }
        let commit = try await git(
            [
                "rev-parse", "--verify", "--quiet", "--end-of-options",
                "\(revision.revision)^{commit}",
            ],
            "there is no such revision in this repository")
        let object = String(decoding: commit.filter { $0 > 0x20 }, as: UTF8.self)
        guard !object.isEmpty, object.utf8.allSatisfy(Self.isOfObject) else {
            throw GitFailure(revision, "there is no such revision in this repository")
        }
        var path = revision.path[...]
        while path.hasSuffix("/") { path = path.dropLast() }
        // Git takes a dot for a folder only with a slash behind it.
        if path == "." || path == ".." { path += "/" }
        let list = try await git(
            ["ls-tree", "-r", "-z", "-l", "--full-tree", "\(object):\(path)"],
            "the revision has no folder of this name")
        try await read(try entries(of: list))
    }

    private static func isOfObject(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }

    // MARK: - The list

    /// The ordinary files of the list that are read in a folder too.
    private mutating func entries(of list: [UInt8]) throws -> [Entry] {
        var (entries, total) = ([Entry](), 0)
        for line in list.split(separator: 0) {
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let words = line[..<tab].split(separator: UInt8(ascii: " "))
                .map { String(decoding: $0, as: UTF8.self) }
            let name = PathText.text(of: Array(line[(tab + 1)...]))
            // Neither links nor other repositories.
            guard words.count == 4, words[0] == "100644" || words[0] == "100755",
                words[2].utf8.allSatisfy(Self.isOfObject), let byteCount = Int(words[3]),
                Self.isEntered(name)
            else { continue }
            if AppReading.takesName(name) { bareNames.append(name) }
            guard Self.isRead(name) else { continue }
            guard byteCount <= ProjectFolder.maximumByteCount,
                entries.count < ProjectFolder.maximumFileCount
            else {
                leftCount += 1
                continue
            }
            total += byteCount
            guard total <= Self.maximumByteCount else {
                throw GitFailure(
                    revision,
                    "its sources have more than \(Self.maximumByteCount >> 20) MiB; name a smaller folder"
                )
            }
            entries.append(Entry(name: name, object: words[2], byteCount: byteCount))
        }
        return entries
    }

    private static func isRead(_ name: String) -> Bool {
        if name == FoundAppFile.name { return true }
        return AppReading.takes(name) && ProjectFolder.isLookedAt(name)
    }

    /// Returns true if a file is in a folder that is read.
    private static func isEntered(_ name: String) -> Bool {
        ProjectFolder.isLookedAt(name)
            && name.split(separator: "/").map(String.init).dropLast().enumerated().allSatisfy {
                depth, part in ProjectFolder.isEntered(part, depth: depth)
            }
    }

    // MARK: - The files

    private mutating func read(_ entries: [Entry]) async throws {
        guard !entries.isEmpty else { return }
        let asked = entries.map { "\($0.object)\n" }.joined()
        let bytes = try await git(
            ["cat-file", "--batch"], "its files cannot be read", input: Array(asked.utf8))
        var rest = bytes[...]
        for entry in entries {
            // The object, its type and its size, in a line of their own.
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
            let head = String(decoding: rest[..<end], as: UTF8.self)
            rest = rest[(end + 1)...]
            guard head == "\(entry.object) blob \(entry.byteCount)", rest.count > entry.byteCount
            else { throw GitFailure(revision, "its files cannot be read") }
            let content = Array(rest.prefix(entry.byteCount))
            rest = rest.dropFirst(entry.byteCount + 1)
            if entry.name == FoundAppFile.name {
                appFile = content
            } else {
                files.append(AppReading.File(path: entry.name, bytes: content))
            }
        }
    }

    // MARK: - Git

    private static let options = [
        "core.hooksPath=/dev/null", "core.fsmonitor=false", "protocol.allow=never",
        "core.pager=cat", "core.sshCommand=false", "credential.helper=", "diff.external=",
        "core.attributesFile=/dev/null", "uploadpack.packObjectsHook=",
    ]

    private static var environment: [String] {
        let kept = ["PATH", "HOME", "TMPDIR", "XDG_CONFIG_HOME"].compactMap { name in
            Platform.environmentVariable(name).map { "\(name)=\($0)" }
        }
        return kept + [
            "LC_ALL=C", "GIT_CONFIG_NOSYSTEM=1", "GIT_ATTR_NOSYSTEM=1", "GIT_TERMINAL_PROMPT=0",
            "GIT_NO_REPLACE_OBJECTS=1", "GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0",
            "GIT_PAGER=cat", "GIT_ASKPASS=", "GIT_ALLOW_PROTOCOL=",
        ]
    }

    private func git(
        _ arguments: [String], _ problem: String, input: [UInt8] = []
    ) async throws -> [UInt8] {
        let (output, errors) = (try OutputFile(), try OutputFile())
        let words =
            ["git", "--no-pager", "--no-replace-objects"] + Self.options.flatMap { ["-c", $0] }
            + arguments
        let process: ProgramProcess
        do {
            process = try ProgramProcess(
                words, environment: Self.environment, input: input, output: output.descriptor,
                errors: errors.descriptor)
        } catch {
            throw GitFailure(revision, "git cannot be started")
        }
        RunningPrograms.all.add(process)
        defer { RunningPrograms.all.remove(process) }
        let end = await process.end(within: Self.timeLimit)
        try RunningPrograms.all.checkEnd()
        guard case .exited(0) = end else {
            guard let end else { throw GitFailure(revision, "git was ended after a minute") }
            if case .killed = end { throw GitFailure(revision, "git was ended by a signal") }
            let said = String(decoding: try errors.bytes(), as: UTF8.self)
                .split(separator: "\n").first.map(String.init)
            throw GitFailure(revision, said.map { "\(problem): \($0)" } ?? problem)
        }
        // Bytes beyond would be left out without a word.
        guard output.byteCount <= OutputFile.maximumByteCount else {
            throw GitFailure(revision, "it has too many files; name a smaller folder")
        }
        return try output.bytes()
    }
}
