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
            warn(aboutOwnerOf: key)
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

    /// A key of the state directory is refused before; one that an option names is the user's own choice.
    private mutating func warn(aboutOwnerOf key: String) {
        do throws(OtherUsersFile) {
            try FileOwners.own.check(key)
        } catch {
            let shown = SourceExcerpt.shown(PathText.shown(key))
            warnings.append(
                "warning: the key \(shown) belongs to user \(error.owner), who can change it; "
                    + "run as root: \(error.command)")
        }
    }

    private mutating func warn(_ finding: String, _ path: String, _ change: String) {
        let shown = SourceExcerpt.shown(PathText.shown(path))
        warnings.append(
            "warning: other users \(finding) \(shown); run: chmod \(change) \(ShellWord.ofPath(path))"
        )
    }

    /// Returns true if a file holds a private key.
    private static func isPrivate(_ path: String) -> Bool {
        guard let bytes = try? FileBytes.read(path) else { return true }
        return String(decoding: bytes, as: UTF8.self).contains("PRIVATE KEY")
    }
}
