/// A file that is replaced whole or not at all.
///
/// All files that the programs replace are written here. The bytes are written to a temporary file in the
/// folder of the file, which then takes its place. The temporary file has an unpredictable name and is created
/// only at a free path, so an attacker cannot make it lead elsewhere.
///
/// The file keeps its owner, its group and its permissions. Access control lists and extended attributes
/// are lost. A file with several names (hard links), or one that cannot keep its owner, is overwritten in
/// place instead: all its names then have the new bytes, but a reader may see a part of them. That is only
/// so if links are followed and no permissions are given: otherwise, the file is always a new one.
package struct WholeFile: Sendable {
    package struct Failure: Error, CustomStringConvertible {
        package let path: String
        package let reason: Platform.Failure

        package var description: String { reason.description }
    }

    private static let temporaryName = (beginning: Array(".handset-".utf8), end: Array(".new".utf8))

    // The number of links that Linux follows in one path (path_resolution(7)).
    private static let maximumLinkCount = 40

    private let path: String
    private let mode: UInt32?
    private let newMode: UInt32
    private let followsLink: Bool
    private let isDurable: Bool

    /// - Parameters:
    ///   - path: The path of the file.
    ///   - mode: The permissions of the file. If `nil`, the default, it keeps those that it has.
    ///   - newMode: The permissions of a new file if `mode` is `nil`, before the process's mask.
    ///   - followsLink: If true, the default, a symbolic link stays a link, and the file that it leads to
    ///     is written. The link must belong to this user or to root. If false, a new file takes the place
    ///     of a link or a file, whose owner and permissions are not kept.
    ///   - isDurable: True if the bytes must be on the disk before the file is replaced.
    package init(
        path: String, mode: UInt32? = nil, newMode: UInt32 = 0o666, followsLink: Bool = true,
        isDurable: Bool = false
    ) {
        self.path = path
        self.mode = mode
        self.newMode = newMode
        self.followsLink = followsLink
        self.isDurable = isDurable
    }

    /// - Throws: ``Failure`` if the file cannot be written. It is as before then, unless it is written in
    ///   place and the disk fails.
    package func write(_ bytes: [UInt8]) throws(Failure) {
        do throws(Platform.Failure) {
            guard !path.utf8.contains(0) else { throw Platform.Failure.invalidArgument }
            try write(bytes, to: PathText.bytes(of: path), linkCount: 0)
        } catch {
            throw Failure(path: path, reason: error)
        }
    }

    /// Writes the file at a path, or the one that a link there leads to.
    private func write(
        _ bytes: [UInt8], to path: [UInt8], linkCount: Int
    ) throws(Platform.Failure) {
        let nameStart = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        let (folderPath, name) = (Array(path[..<nameStart]), Array(path[nameStart...]))
        guard !name.isEmpty else { throw path.isEmpty ? .missing : .isFolder }
        let folder = try Platform.Folder(folderPath)
        let old = try folder.facts(ofFile: name)
        switch old?.kind {
        case .link? where followsLink:
            guard old?.owner == Platform.user || old?.owner == 0 else { throw .foreignLink }
            guard linkCount < Self.maximumLinkCount else { throw .tooManyLinks }
            let target = try folder.target(ofLink: name)
            let next = target.first == UInt8(ascii: "/") ? target : folderPath + target
            try write(bytes, to: next, linkCount: linkCount + 1)
        case .folder?: throw .isFolder
        case .other?: throw .notOrdinary
        case .link?: try replace(nil, name, in: folder, folderPath, with: bytes)
        case nil: try replace(nil, name, in: folder, folderPath, with: bytes)
        case .ordinary? where !followsLink:
            // Another user may have put a file there, or a second name of one.
            try replace(nil, name, in: folder, folderPath, with: bytes)
        case .ordinary?:
            if let old, old.linkCount > 1, mode == nil {
                try overwrite(old, name, in: folder, with: bytes)
            } else {
                try replace(old, name, in: folder, folderPath, with: bytes)
            }
        }
    }

    private func replace(
        _ old: Platform.FileFacts?, _ name: [UInt8], in folder: borrowing Platform.Folder,
        _ folderPath: [UInt8], with bytes: [UInt8]
    ) throws(Platform.Failure) {
        let number = String(UInt64.random(in: 0 ... .max), radix: 36)
        let temporary = Self.temporaryName.beginning + number.utf8 + Self.temporaryName.end
        try TemporaryNames.all.add(folderPath + temporary)
        defer { TemporaryNames.all.remove(folderPath + temporary) }
        let isNew = mode == nil && old == nil
        let descriptor = try folder.createFile(temporary, mode: isNew ? newMode : 0o600)
        do throws(Platform.Failure) {
            let keepsOwner: Bool
            do throws(Platform.Failure) {
                // A file with permissions of its own, such as a private key, belongs to this user.
                keepsOwner = mode != nil ? true : try keepOwner(of: old, for: descriptor)
                if keepsOwner {
                    try Platform.writeAll(bytes, to: descriptor)
                    if let mode = mode ?? old?.mode {
                        try Platform.setPermissions(mode, of: descriptor)
                    }
                    if isDurable { try Platform.synchronize(descriptor) }
                }
            } catch {
                try? Platform.closeFile(descriptor)
                throw error
            }
            try Platform.closeFile(descriptor)
            if keepsOwner {
                try folder.rename(temporary, to: name)
                if isDurable { folder.synchronize() }
            } else if let old {
                folder.removeFile(temporary)
                try overwrite(old, name, in: folder, with: bytes)
            }
        } catch {
            folder.removeFile(temporary)
            throw error
        }
    }

    /// Gives a new file the owner and the group of the old one; false if this process may not do that.
    private func keepOwner(
        of old: Platform.FileFacts?, for descriptor: Int32
    ) throws(Platform.Failure) -> Bool {
        guard let old else { return true }
        let new = try Platform.FileFacts(descriptor: descriptor)
        if new.owner == old.owner, new.group == old.group { return true }
        return (try? Platform.setOwner(old.owner, group: old.group, of: descriptor)) != nil
    }

    /// Writes the bytes into the file itself.
    private func overwrite(
        _ old: Platform.FileFacts, _ name: [UInt8], in folder: borrowing Platform.Folder,
        with bytes: [UInt8]
    ) throws(Platform.Failure) {
        let descriptor = try folder.openForWriting(name)
        do throws(Platform.Failure) {
            // Another file may have taken its place in the meantime.
            let found = try Platform.FileFacts(descriptor: descriptor)
            guard found.kind == .ordinary, found.isSameFile(as: old) else {
                throw .changedMeanwhile
            }
            if bytes.count > found.byteCount {
                do throws(Platform.Failure) {
                    // Before the first byte is lost.
                    try Platform.reserve(bytes.count, in: descriptor)
                } catch {
                    try? Platform.resize(descriptor, to: found.byteCount)
                    throw error
                }
            }
            try Platform.writeAll(bytes, to: descriptor)
            try Platform.resize(descriptor, to: bytes.count)
            if isDurable { try Platform.synchronize(descriptor) }
        } catch {
            try? Platform.closeFile(descriptor)
            throw error
        }
        try Platform.closeFile(descriptor)
    }
}

extension WholeFile {
    /// Removes the temporary files that programs have left which were killed while they wrote.
    ///
    /// No other program may write a file of the folder at the same time.
    package static func removeLeftovers(in folder: String) {
        let path = PathText.bytes(of: folder)
        for name in (try? Platform.names(inFolder: path)) ?? []
        where name.starts(with: temporaryName.beginning)
            && name.reversed().starts(with: temporaryName.end.reversed())
        {
            Platform.removeFile(path + [UInt8(ascii: "/")] + name)
        }
    }

    /// Creates a folder, which may exist already, and its parents if they are missing.
    ///
    /// `mode` counts before the process's mask. The failure names the folder that cannot be created.
    package static func makeFolder(_ path: String, mode: UInt32) throws(Failure) {
        guard !path.isEmpty, !path.utf8.contains(0) else {
            throw Failure(path: path, reason: .invalidArgument)
        }
        do throws(Platform.Failure) {
            try Platform.createFolder(path, mode: mode)
            return
        } catch {
            guard error == .missing else { return try check(path, error) }
        }
        if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
            try makeFolder(String(path[..<slash]), mode: mode)
        }
        do throws(Platform.Failure) {
            try Platform.createFolder(path, mode: mode)
        } catch {
            try check(path, error)
        }
    }

    /// Throws the failure to create a folder, unless it exists: the system reports that in several ways.
    private static func check(_ path: String, _ failure: Platform.Failure) throws(Failure) {
        guard Platform.isFolder(path) else { throw Failure(path: path, reason: failure) }
    }
}

extension Platform.Failure {
    /// A symbolic link would lead the bytes where another user wants them.
    fileprivate static let foreignLink = Platform.Failure(
        code: Platform.Failure.notPermitted.code,
        explanation: "it is a symbolic link of another user; give the path of the file itself")

    fileprivate static let notOrdinary = Platform.Failure(
        code: Platform.Failure.invalidArgument.code,
        explanation: "it is a pipe or a device, not an ordinary file")

    fileprivate static let changedMeanwhile = Platform.Failure(
        code: Platform.Failure.tryAgain.code,
        explanation: "another program has replaced it in the meantime; run this again")
}
