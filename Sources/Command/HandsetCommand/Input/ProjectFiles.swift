import Handset
import HandsetFacts

/// The files of an app's project, as all commands list them.
///
/// Symbolic links are not followed, nor are libraries of others and what a build has made.
struct ProjectFiles {
    /// The path of the folder, without a slash at its end.
    let path: String
    /// The paths of the files that say something about pushes, from the folder on.
    private(set) var names: [String] = []
    /// The paths of the files that say something by their names alone.
    private(set) var bareNames: [String] = []
    /// The paths of what cannot be listed, with the reason.
    private(set) var unlisted: [(path: String, reason: String)] = []
    private var linkCount = 0
    /// The numbers of files in languages that are not read, by their names.
    private var otherLanguages: [String: Int] = [:]
    /// The folders with libraries of others.
    private var libraries: [String] = []
    /// True if a file was named, and no folder.
    let isOneFile: Bool

    /// The number of files from which people want to know what is done meanwhile.
    private static let largeCount = 200

    /// The line that tells of a long reading before it begins; `nil` for a short one.
    var begunLine: String? { Self.begunLine(names.count, path) }

    /// Returns the line that tells of a long reading of files before it begins; `nil` for a short one.
    static func begunLine(_ count: Int, _ path: String) -> String? {
        guard count >= largeCount else { return nil }
        return "handset: reads \(count) files of \(SourceExcerpt.shown(PathText.shown(path)))"
    }

    /// Lists the files of a folder, or takes one file.
    ///
    /// - Throws: `InputError` if the folder cannot be listed.
    init(_ argument: String) throws(InputError) {
        var folder = argument
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        guard FileIdentity(path: folder)?.isFolder != false else {
            let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
            path = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
            names = [String(parts.last ?? "")]
            isOneFile = true
            return
        }
        path = folder
        isOneFile = false
        try list("", depth: 0)
        leaveExamples()
    }

    private static let examples: Set<Substring> = ["Example", "Examples", "example", "examples"]

    /// Leaves out the examples of libraries that are kept beside an app; where there is no app besides, they are read.
    private mutating func leaveExamples() {
        func isOfExample(_ name: String) -> Bool {
            name.split(separator: "/").dropLast().contains(where: Self.examples.contains)
        }
        let isApp = names.contains { name in
            let last = name.split(separator: "/").last ?? ""
            return (last == "Info.plist" || last.hasPrefix("AppDelegate.")) && !isOfExample(name)
        }
        guard isApp else { return }
        names.removeAll(where: isOfExample)
        bareNames.removeAll(where: isOfExample)
    }

    private mutating func list(_ folder: String, depth: Int) throws(InputError) {
        let whole = folder.isEmpty ? path : "\(path)/\(folder)"
        let entries: [(name: String, kind: Platform.FileFacts.Kind)]
        do throws(Platform.Failure) {
            entries = try ProjectFolder.entries(of: whole, inProject: folder)
        } catch {
            guard depth > 0 else {
                throw InputError(name: PathText.shown(whole), failure: error)
            }
            unlisted.append((whole, "\(error)"))
            return
        }
        for (name, kind) in entries {
            let inner = folder.isEmpty ? name : "\(folder)/\(name)"
            switch kind {
            case .folder where ProjectFolder.isOfLibraries(name): libraries.append(inner)
            case .folder where ProjectFolder.isEntered(name, depth: depth):
                try list(inner, depth: depth + 1)
            case .folder where ProjectFolder.isOfApp(name):
                unlisted.append(
                    (
                        "\(path)/\(inner)",
                        "it is within more than \(ProjectFolder.maximumDepth) folders"
                    ))
            case .ordinary where AppReading.takes(inner): names.append(inner)
            case .ordinary where AppReading.takesName(inner): bareNames.append(inner)
            case .ordinary: note(name)
            case .link: linkCount += 1
            default: break
            }
        }
    }

    private static let languages = [".cs": "C#", ".kt": "Kotlin", ".java": "Java"]

    private mutating func note(_ name: String) {
        let language = Self.languages.first { name.hasSuffix($0.key) }
        if let language { otherLanguages[language.value, default: 0] += 1 }
    }

    /// The words about what was passed over, such as `Pods (libraries of others)`; empty if that is nothing.
    var passedOver: [String] {
        var words = otherLanguages.sorted { $0.key < $1.key }.map { language, count in
            "\(count) \(count == 1 ? "file" : "files") of \(language)"
        }
        if let first = libraries.first {
            let more = libraries.count == 1 ? "" : " and \(libraries.count - 1) more"
            words.append("\(PathText.shown(first))\(more) (libraries of others)")
        }
        if linkCount > 0 {
            words.append(linkCount == 1 ? "1 symbolic link" : "\(linkCount) symbolic links")
        }
        return words
    }
}
