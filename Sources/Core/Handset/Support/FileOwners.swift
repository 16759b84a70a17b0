/// The users whose files are believed although the user of the program has not named them.
///
/// A file that is found, and not named, may have been put there by anybody who may write a folder.
package struct FileOwners: Sendable {
    /// This user and root, who can change every file anyway.
    package static let own = FileOwners(users: [Platform.user, 0])

    /// The same and the owner of the current folder, so that root may work in the folder of another user, as
    /// in a container.
    package static var here: FileOwners { own.adding(ownerOf: ".") }

    private let users: [UInt32]

    /// Returns the same users and the owner of a folder, if there is one.
    package func adding(ownerOf folder: String) -> FileOwners {
        FileOwners(users: users + [Platform.owner(of: folder)].compactMap(\.self))
    }

    /// Throws if the file at a path belongs to another user, or the link that leads to it.
    ///
    /// A file that does not exist is not rejected.
    package func check(_ path: String) throws(OtherUsersFile) {
        if let owner = Platform.owner(of: path, followsLink: false), !users.contains(owner) {
            throw OtherUsersFile(path: path, owner: owner, isLink: Platform.isLink(path))
        }
        if let owner = Platform.owner(of: path) { try check(owner, of: path) }
    }

    func check(_ owner: UInt32, of path: String) throws(OtherUsersFile) {
        guard users.contains(owner) else {
            throw OtherUsersFile(path: path, owner: owner, isLink: false)
        }
    }
}
