internal import Glibc
internal import Handset

/// The folder of an identity's files.
struct StateDirectory: Sendable {
    /// The path of the folder, without a slash at the end.
    let path: String

    /// Opens the folder.
    ///
    /// Creates it and its parents if they are missing, for this user only.
    init(makingAt path: String) throws(GatewayIdentityError) {
        self.path =
            path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/")
            ? String(path.dropLast()) : path
        try Self.make(self.path)
    }

    /// Returns the path of a file.
    func path(_ name: String) -> String { "\(path)/\(name)" }

    /// Runs a closure while no other caller runs one for this folder, in this process or another.
    func locked<Value>(
        _ body: () throws(GatewayIdentityError) -> Value
    ) throws(GatewayIdentityError) -> Value {
        let path = self.path(".lock")
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            // A folder that cannot be written needs no lock.
            if errno == EROFS || errno == EACCES { return try body() }
            throw Self.unwritable(path)
        }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw Self.unwritable(path) }
        }
        return try body()
    }

    /// Returns the bytes of a file, or `nil` if it does not exist.
    func read(_ name: String) throws(GatewayIdentityError) -> [UInt8]? {
        do throws(FileBytes.Failure) {
            return try FileBytes.read(path(name))
        } catch {
            if error.code == ENOENT { return nil }
            throw GatewayIdentityError(path(name), .unreadable(error.description))
        }
    }

    /// Writes a file whole or not at all.
    func write(
        _ bytes: [UInt8], to name: String, mode: mode_t
    ) throws(GatewayIdentityError) {
        // Under the lock nobody else writes it; one may have been left by a program that was ended.
        let temporary = path(".\(name).new")
        unlink(temporary)
        let descriptor = open(
            temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw Self.unwritable(path(name)) }
        let isWritten =
            Self.write(bytes[...], to: descriptor) && fchmod(descriptor, mode) == 0
            && fsync(descriptor) == 0
        let failure = isWritten ? nil : Self.unwritable(path(name))
        close(descriptor)
        if failure == nil, rename(temporary, path(name)) == 0 { return }
        let error = failure ?? Self.unwritable(path(name))
        unlink(temporary)
        throw error
    }

    private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private static func make(_ path: String) throws(GatewayIdentityError) {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw GatewayIdentityError(path, .unwritable(String(cString: strerror(EINVAL))))
        }
        if mkdir(path, 0o700) == 0 { return }
        if errno == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
            slash > path.startIndex
        {
            try make(String(path[..<slash]))
            if mkdir(path, 0o700) == 0 { return }
        }
        let code = errno
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw GatewayIdentityError(path, .unwritable(String(cString: strerror(code))))
        }
        close(descriptor)
    }

    private static func unwritable(_ path: String) -> GatewayIdentityError {
        GatewayIdentityError(path, .unwritable(String(cString: strerror(errno))))
    }
}
