import Handset

/// Files that are written into a folder where none of them is yet.
struct NewFiles {
    private let files: [ProjectFile]
    /// The path of the folder with a slash at its end; empty for the current one.
    private let path: String
    private let folder: String?

    /// Takes the files of a folder; `nil` is the current one.
    init(_ files: [ProjectFile], in folder: String?) {
        self.files = files
        self.folder = folder
        path = folder.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    }

    /// Writes all files, also over those that are there, and lists them.
    func overwrite(_ streams: StandardStreams) throws {
        for file in files {
            try WholeFile(path: path + file.name, followsLink: false, isDurable: true)
                .output(file.bytes)
            try streams.output.write(
                shown(file, showsLines: false, streams.style.outputFold))
        }
    }

    /// Throws if one of the files is there.
    func check() throws {
        if let file = files.first(where: { Platform.isOccupied(path + $0.name) }) {
            throw OutputError(name: path + file.name, failure: .exists)
        }
        let folders = folders
        // A link may lead into a folder of something else.
        for inner in folders
        where Platform.isLink(path + inner)
            || Platform.isOccupied(path + inner)
                && FileIdentity(path: path + inner)?.isFolder != true
        {
            throw OutputError(name: path + inner, failure: .exists)
        }
    }

    /// Writes all files, and lists them, if asked for with their lines; throws before it writes any if there is one of
    /// them.
    func write(showing showsLines: Bool = true, _ streams: StandardStreams) throws {
        try check()
        if let folder { try WholeFile.makeOutputFolder(folder) }
        for inner in folders { try WholeFile.makeOutputFolder(path + inner) }
        for file in files {
            try WholeFile(path: path + file.name, followsLink: false, isDurable: true)
                .output(file.bytes)
            try streams.output.write(
                shown(file, showsLines: showsLines, streams.style.outputFold))
        }
    }

    /// The folders of the files, each after the one that it is in.
    private var folders: [String] {
        var folders: [String] = []
        for file in files {
            var folder = ""
            for name in file.name.split(separator: "/").dropLast() {
                folder += folder.isEmpty ? "\(name)" : "/\(name)"
                if !folders.contains(folder) { folders.append(folder) }
            }
        }
        return folders
    }

    /// Returns a file as it is shown: its name, its purpose, and its lines.
    private func shown(
        _ file: ProjectFile, showsLines: Bool, _ fold: TextFold
    ) -> [UInt8] {
        let name = "\(SourceExcerpt.shown(PathText.shown(path)))\(file.name)"
        let title = fold.lines(of: "\(name): \(file.purpose)", indentation: 2)
            .map { $0 + "\n" }.joined()
        guard file.isShown, showsLines else { return Array(title.utf8) }
        let lines = file.bytes.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
        ).dropLast()
        return Array(title.utf8)
            + lines.flatMap { line in
                (line.isEmpty ? [] : Array("    ".utf8)) + line + [UInt8(ascii: "\n")]
            } + [UInt8(ascii: "\n")]
    }
}
