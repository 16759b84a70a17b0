import Handset
import HandsetFacts
import HandsetSuites
import HandsetTree

/// A folder that was given as an app, and has no source that is read.
struct UnreadSources: CustomStringConvertible {
    let path: String
    /// The things that were found there, in words.
    let found: String

    var description: String {
        "no source that I can read in \(SourceExcerpt.shown(PathText.shown(path))): \(found); Swift, Objective-C, "
            + "JavaScript, TypeScript and Dart are read"
    }
}

extension UnreadSources {
    /// Creates the answer about a folder without code.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - unlisted: The folders within that cannot be listed, with the reason.
    ///   - others: The words about what was passed over.
    init(path: String, unlisted: [(path: String, reason: String)], others: [String] = []) {
        let words =
            unlisted.map { "\(PathText.shown($0.path)) cannot be listed (\($0.reason))" } + others
        self.init(
            path: path,
            found: words.isEmpty
                ? "it is empty, or has other files alone" : words.joined(separator: ", "))
    }
}

extension GivenApp {
    /// Refuses a folder with neither a source that is read nor an app file: an answer would be about another app.
    ///
    /// So it does with sources that say nothing of an app and are not read to their end.
    ///
    /// - Throws: `JSONDocumentError` for such a folder.
    func checkedForSources() throws(JSONDocumentError) -> GivenApp {
        guard let sources,
            sources.reading.fileCount == 0 || hasNoCode || !sources.reading.gaps.isEmpty,
            let sourceFolder,
            FileIdentity(path: "\(sourceFolder)/\(FoundAppFile.name)") == nil,
            let unread = unreadSources
        else { return self }
        throw JSONDocumentError([
            JSONDocumentError.Problem(
                AppFileCause.unreadable(reason: "\(unread)"), ofFile: unread.path)
        ])
    }

    /// True if no file of the folder is of a language that is read.
    private var hasNoCode: Bool {
        guard let path = source.path, let files = try? ProjectFiles(path) else { return false }
        return !files.names.contains { CodeLanguage(path: $0) != nil }
    }

    /// The sources that say nothing of an app; `nil` if they do, or if there are none.
    var unreadSources: UnreadSources? {
        guard case .sources(let path, _) = source, let sources else { return nil }
        guard let files = try? ProjectFiles(path) else { return nil }
        let code = files.names.count { CodeLanguage(path: $0) != nil }
        let others = files.passedOver
        if code == 0 {
            let count = files.names.count
            let settings =
                count == 0 ? [] : ["\(count) \(count == 1 ? "file" : "files") of settings"]
            return UnreadSources(path: path, unlisted: files.unlisted, others: others + settings)
        }
        guard !sources.reading.facts.contains(where: \.kind.isOfApp) else { return nil }
        let words = [
            "\(code) \(code == 1 ? "file" : "files") of code without anything of an app for iOS"
        ]
        let unread = sources.reading.gapWords.map { ["not read: \($0)"] } ?? []
        return UnreadSources(
            path: path, found: (words + others + unread).joined(separator: ", "))
    }
}

extension AppFact.Kind {
    /// True if it is seen in an app alone.
    fileprivate var isOfApp: Bool {
        switch self {
        case .key, .urlScheme, .category, .posts, .listens, .xcodeVersion, .entitlement: false
        default: true
        }
    }
}
