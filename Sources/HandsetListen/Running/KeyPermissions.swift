import Handset

/// Warnings about keys that other users can read or change.
struct KeyPermissions {
    /// The bits of the group and of others.
    private enum Bits {
        static let readable: UInt32 = 0o044
        static let writable: UInt32 = 0o022
    }

    /// The lines, each with the command that takes the permissions away.
    private(set) var warnings: [String] = []

    /// The state directory may be readable, since each key in it is looked at; so may a public key of `keys`.
    init(directory: String, keys: [String]) {
        if let mode = Platform.permissions(of: directory), mode & Bits.writable != 0 {
            warn("can change the state directory", directory, "go-w")
        }
        for key in keys {
            guard let mode = Platform.permissions(of: key) else { continue }
            let isReadable = mode & Bits.readable != 0 && Self.isPrivate(key)
            let isWritable = mode & Bits.writable != 0
            if isReadable {
                warn("can read\(isWritable ? " and change" : "") the key", key, "go-rwx")
            } else if isWritable {
                warn("can change the key", key, "go-w")
            }
        }
    }

    private mutating func warn(_ finding: String, _ path: String, _ change: String) {
        let shown = SourceExcerpt.shown(PathText.shown(path))
        warnings.append(
            "warning: other users \(finding) \(shown); run: chmod \(change) \(Self.quoted(path))")
    }

    /// Returns true if a file holds a private key.
    private static func isPrivate(_ path: String) -> Bool {
        guard let bytes = try? FileBytes.read(path) else { return true }
        return String(decoding: bytes, as: UTF8.self).contains("PRIVATE KEY")
    }

    /// Returns a path as a shell takes it, in characters that a terminal shows as they are.
    private static func quoted(_ path: String) -> String {
        if SourceExcerpt.shown(PathText.shown(path)) != path {
            return quoted(PathText.bytes(of: path))
        }
        return ShellWord.of(path.utf8.first == UInt8(ascii: "-") ? "./\(path)" : path)
    }

    /// Returns any bytes as a shell takes them, as `$'…'` with octal numbers.
    private static func quoted(_ bytes: [UInt8]) -> String {
        let start = bytes.first == UInt8(ascii: "-") ? "./" : ""
        let text = bytes.map { byte in
            switch byte {
            case UInt8(ascii: "'"), UInt8(ascii: "\\"): "\\\(Unicode.Scalar(byte))"
            case 0x20..<0x7F: "\(Unicode.Scalar(byte))"
            default:
                "\\" + String(repeating: "0", count: byte < 0o10 ? 2 : byte < 0o100 ? 1 : 0)
                    + String(byte, radix: 8)
            }
        }
        return "$'\(start)\(text.joined())'"
    }
}
