import Foundation
import Glibc

/// A stream of payloads that was named on the command line.
enum InputSource: Equatable {
    case standardInput
    case file(path: String)

    private static let fileEndings = [".json", ".apns", ".jsonl", ".ndjson"]

    /// What the stream is called in messages.
    var name: String {
        switch self {
        case .standardInput: "stdin"
        case .file(let path): path
        }
    }

    /// The streams that an argument names: a folder stands for its payload files, by name.
    static func sources(named argument: String) throws(InputError) -> [InputSource] {
        if argument == "-" { return [.standardInput] }
        guard isFolder(argument) else { return [.file(path: argument)] }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: argument) else {
            throw InputError(name: argument, code: errno == 0 ? EACCES : errno)
        }
        let folder = argument.hasSuffix("/") ? argument : argument + "/"
        return
            names
            .filter { name in
                !name.hasPrefix(".") && fileEndings.contains { name.hasSuffix($0) }
                    && !isFolder(folder + name)
            }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            .map { .file(path: folder + $0) }
    }

    /// Opens the stream.
    func open() throws(InputError) -> InputFile {
        switch self {
        case .standardInput:
            return InputFile(descriptor: STDIN_FILENO, name: name)
        case .file(let path):
            let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw InputError(name: path, code: errno) }
            return InputFile(descriptor: descriptor, name: path)
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
