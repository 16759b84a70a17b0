import Handset

/// A folder of a revision of a git repository, as git itself writes it: `main:ios`.
struct GitRevision: Hashable {
    /// The revision, such as a branch or a tag.
    let revision: String
    /// The folder, from the top of the repository on; empty for all of it.
    let path: String

    /// Nothing if the text is a file, or no revision with a path.
    init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":"), FileIdentity(path: text) == nil else {
            return nil
        }
        revision = String(text[..<colon])
        path = String(text[text.index(after: colon)...])
        guard !revision.isEmpty, !revision.hasPrefix("/") else { return nil }
    }

    /// The text as it was given.
    var name: String { "\(revision):\(path)" }

    /// The fault that keeps git from being asked: a revision that it would take for an option.
    var fault: String? {
        if revision.hasPrefix("-") { return "a revision does not begin with -" }
        if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
            return "a revision and its path have no control characters"
        }
        return nil
    }
}
