internal import Handset

/// The folder of an identity's files.
struct StateDirectory: Sendable {
    /// The path of the folder, without a slash at the end.
    let path: String

    /// Opens the folder, and creates it and its parents if they are missing, for this user only.
    init(makingAt path: String) throws(GatewayIdentityError) {
        self.path =
            path.utf8.count > 1 && path.utf8.last == UInt8(ascii: "/")
            ? String(path.dropLast()) : path
        do throws(WholeFile.Failure) {
            try WholeFile.makeFolder(self.path, mode: 0o700)
        } catch {
            throw GatewayIdentityError(error.path, .unwritable(error.description))
        }
        try Self.check(self.path)
    }

    /// Throws if a file or the folder belongs to neither this user nor root.
    private static func check(_ path: String) throws(GatewayIdentityError) {
        do throws(OtherUsersFile) {
            try FileOwners.own.check(path)
        } catch {
            throw GatewayIdentityError(error)
        }
    }

    func path(_ name: String) -> String { "\(path)/\(name)" }

    /// Runs a closure while no other caller runs one for this folder, in this process or another.
    func locked<Value>(
        _ body: () throws(GatewayIdentityError) -> Value
    ) throws(GatewayIdentityError) -> Value {
        let path = self.path(".lock")
        // Its owner could hold it without end.
        try Self.check(path)
        let descriptor: Int32
        do throws(Platform.Failure) {
            descriptor = try Platform.lockFile(path)
        } catch {
            // A folder that cannot be written needs no lock.
            guard error.isWriteProtection else {
                throw GatewayIdentityError(path, .unwritable(error.description))
            }
            return try body()
        }
        defer { try? Platform.closeFile(descriptor) }
        WholeFile.removeLeftovers(in: self.path)
        return try body()
    }

    /// Returns the bytes of a file, or `nil` if it does not exist.
    func read(_ name: String) throws(GatewayIdentityError) -> [UInt8]? {
        do throws(FileBytes.Failure) {
            return try FileBytes.read(path(name), of: .own)
        } catch {
            if error == .system(.missing) { return nil }
            if case .foreign(let file) = error { throw GatewayIdentityError(file) }
            throw GatewayIdentityError(path(name), .unreadable(error.description))
        }
    }

    func write(
        _ bytes: [UInt8], to name: String, mode: UInt32
    ) throws(GatewayIdentityError) {
        let file = WholeFile(path: path(name), mode: mode, isDurable: true)
        do throws(WholeFile.Failure) {
            try file.write(bytes)
        } catch {
            throw GatewayIdentityError(error.path, .unwritable(error.description))
        }
    }
}

extension GatewayIdentityError {
    fileprivate init(_ file: OtherUsersFile) {
        self.init(file.path, .ofOtherUser(Int(file.owner), command: file.command))
    }
}
