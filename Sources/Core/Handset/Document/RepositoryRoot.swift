/// The root of a repository: the nearest folder with `.git`, from a folder upwards.
///
/// A `.git` of another user does not count: it may have been put there to make a border wider.
package enum RepositoryRoot {
    /// The name of the folder, or of the file, that the root has in it.
    package static let markName = ".git"

    /// Returns the root of the repository that a folder is in; `nil` if it is in none.
    package static func around(_ folder: RealPath) -> RealPath? {
        let owners = FileOwners.here
        var folder = folder
        repeat {
            let mark = folder.path + "/" + markName
            if Platform.owner(of: mark) != nil, isTrusted(mark, owners) { return folder }
        } while folder.removeLast() != nil
        return nil
    }

    private static func isTrusted(_ path: String, _ owners: FileOwners) -> Bool {
        do throws(OtherUsersFile) {
            try owners.check(path)
            return true
        } catch {
            return false
        }
    }
}
