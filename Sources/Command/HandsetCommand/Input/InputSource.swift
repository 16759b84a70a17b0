import Handset

/// A stream of payloads that the command line names.
enum InputSource: Equatable {
    case standardInput
    case file(path: String)
    /// A payload on the command line itself.
    case argument(String)

    private static let fileEndings = [".json", ".apns", ".jsonl", ".ndjson"]

    /// Returns true if a file of this name in a folder is read with the folder.
    static func isPayloadFile(_ name: String) -> Bool {
        !name.hasPrefix(".") && fileEndings.contains(where: name.hasSuffix)
    }

    /// Returns true if an argument is a payload, and not the name of a file.
    static func isPayload(_ argument: String) -> Bool {
        argument.utf8.first { !$0.isWhiteSpaceOfJSON } == UInt8(ascii: "{")
    }

    var name: String {
        switch self {
        case .standardInput: "stdin"
        case .file(let path): PathText.shown(path)
        case .argument: "argument"
        }
    }

    var path: String? {
        if case .file(let path) = self { path } else { nil }
    }

    /// True if it is a file that a symbolic link leads to.
    var isReachedByLink: Bool { path.map(LinkedFile.isReached) ?? false }

    /// Returns the streams that an argument names; see ``FolderListing``.
    static func sources(
        named argument: String, where isRead: (String) -> Bool = InputSource.isPayloadFile
    ) throws(InputError) -> [InputSource] {
        try FolderListing(of: argument, where: isRead).sources
    }

    /// Returns the advice on a folder whose files may be in its subfolders, or nothing.
    static func adviceOnSubfolders(of folder: String) -> String {
        let path = folder.hasSuffix("/") ? folder : folder + "/"
        let names = (try? Platform.names(inFolder: PathText.bytes(of: folder))) ?? []
        let hasSubfolder = names.map(PathText.text).contains { name in
            !name.hasPrefix(".") && FileIdentity(path: path + name)?.isFolder == true
        }
        return hasSubfolder
            ? "; subfolders are not read: give them, as in \(SourceExcerpt.shown(PathText.shown(path)))*/"
            : ""
    }

    /// The number of bytes of the stream, or `nil` if it is not a file.
    var byteCount: Int? {
        let status: Platform.FileStatus?
        switch self {
        case .standardInput:
            status = Platform.FileStatus(descriptor: CommandEnvironment.current.input)
        case .file(let path): status = Platform.FileStatus(path: path)
        case .argument(let text): return PathText.bytes(of: text).count
        }
        return status.flatMap { $0.isOrdinary ? $0.size : nil }
    }

    /// Returns the number of bytes of all streams, or `nil` if one of them is not a file.
    ///
    /// Sparse files can have more bytes together than an integer counts; then the result is `nil` too.
    static func byteCount(of sources: [InputSource]) -> Int? {
        var sum = 0
        for source in sources {
            guard let count = source.byteCount else { return nil }
            let (next, overflow) = sum.addingReportingOverflow(count)
            guard !overflow else { return nil }
            sum = next
        }
        return sum
    }

    /// Throws ``InputError`` also for a stream that is larger than a payload may be.
    func readAll() throws -> [UInt8] { try readAll(from: open()) }

    /// Reads an open stream as ``readAll()`` does.
    func readAll(from file: InputFile) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = try buffer.withUnsafeMutableBytes { try file.read(into: $0) {} }
            if count == 0 { return bytes }
            bytes += buffer.prefix(count)
            guard bytes.count <= PayloadReader.defaultMaximumByteCount else {
                throw InputError(name: name, failure: .tooLarge)
            }
        }
    }

    func open() throws(InputError) -> InputFile {
        switch self {
        case .standardInput:
            return InputFile(descriptor: CommandEnvironment.current.input, name: name)
        case .file(let path):
            do throws(Platform.Failure) {
                return InputFile(descriptor: try Platform.openInput(path), name: name)
            } catch {
                throw InputError(name: name, failure: error)
            }
        case .argument(let text):
            do throws(Platform.Failure) {
                let descriptor = try Platform.openTemporaryFile(holding: PathText.bytes(of: text))
                return InputFile(descriptor: descriptor, name: name)
            } catch {
                throw InputError(name: name, failure: error)
            }
        }
    }
}

extension UInt8 {
    fileprivate var isWhiteSpaceOfJSON: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
