/// A file, or a folder, of a user who is not believed.
package struct OtherUsersFile: Error, Hashable, Sendable {
    package let path: String
    /// The number of the user.
    package let owner: UInt32
    /// True if it is the link at the path that belongs to the user, not the file that it leads to.
    let isLink: Bool

    /// The finding, as part of a sentence.
    package var finding: String {
        "belongs to user \(owner), who can put anything there, and not to you or root"
    }

    /// The command for root that makes the file this user's, for a shell.
    package var command: String {
        let change = isLink ? "chown -h" : Platform.isFolder(path) ? "chown -R" : "chown"
        return "\(change) \(Platform.user) \(ShellWord.ofPath(path))"
    }

    /// The advice, as part of a sentence.
    package var advice: String { "if you trust what is there, run as root: \(command)" }
}
