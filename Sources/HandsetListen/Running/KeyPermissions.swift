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

    /// Looks at the files.
    ///
    /// - Parameters:
    ///   - directory: The state directory. It may be readable: each key in it is looked at.
    ///   - keys: The paths of files with keys. A public key may be readable.
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
        let shown = SourceExcerpt.shown(path)
        warnings.append(
            "warning: other users \(finding) \(shown); run: chmod \(change) \(Self.quoted(shown))")
    }

    /// Returns true if a file holds a private key.
    private static func isPrivate(_ path: String) -> Bool {
        guard let bytes = try? FileBytes.read(path) else { return true }
        return String(decoding: bytes, as: UTF8.self).contains("PRIVATE KEY")
    }

    /// Returns a path as a shell takes it.
    private static func quoted(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "/._-+,:@%".utf8.contains(byte)
            }
        }
        let path = path.utf8.first == UInt8(ascii: "-") ? "./\(path)" : path
        return isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
    }
}
