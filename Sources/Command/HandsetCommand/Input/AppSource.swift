import Handset
import HandsetFacts
import HandsetSuites
import HandsetTree

/// The place that an app file comes from.
enum AppSource {
    /// No app: the user has given none, and a view asks.
    case notGiven
    case builtIn(AppModel)
    /// A file that an option or a variable of the environment names.
    case named(path: String, by: String)
    /// A file beside the work, which may be someone else's.
    case found(String)
    /// The folder of an app's sources, or one file of them.
    case sources(path: String, by: String)

    /// Creates the source that a text names: a built-in app, or a path.
    init(named text: String, by origin: String) {
        if let model = AppModel(rawValue: text) {
            self = .builtIn(model)
        } else if FileIdentity(path: text)?.isFolder == true || CodeLanguage(path: text) != nil {
            self = .sources(path: text, by: origin)
        } else {
            self = .named(path: text, by: origin)
        }
    }

    /// True if it is the built-in app of 2011.
    var isClassic: Bool {
        if case .builtIn(.classic) = self { true } else { false }
    }

    var path: String? {
        switch self {
        case .builtIn, .notGiven: nil
        case .named(let path, _), .found(let path), .sources(let path, _): path
        }
    }

    /// If `allowsOutside` is true, the paths in a named file may lead outside its repository.
    func load(allowsOutside: Bool) throws(JSONDocumentError) -> AppFile {
        switch self {
        case .notGiven: NoApp.file(on: [])
        case .builtIn(let model): AppFile(like: model)
        case .named(let path, _): try AppFile(contentsOf: path, allowsOutside: allowsOutside)
        case .found(let path): try AppFile(found: path, of: .here)
        case .sources(let path, _): try DescribedSources(path).file
        }
    }

    /// The folder of the app's own page; `nil` if the file cannot be read.
    func webFolder(allowsOutside: Bool) -> String? {
        (try? load(allowsOutside: allowsOutside))?.webFolder
    }

    func files(allowsOutside: Bool) -> [String] {
        guard let path else { return [] }
        if case .sources = self { return (try? AppSourceFolder(path))?.paths ?? [] }
        var files = [path]
        let read = { (path: String) throws -> [UInt8] in
            files.append(path)
            return try FileBytes.read(path)
        }
        switch self {
        case .builtIn, .notGiven, .sources: break
        case .found: _ = try? AppFile(found: path, of: .here, readFile: read)
        case .named:
            guard let bytes = try? FileBytes.read(path) else { break }
            _ = try? AppFile(
                json: bytes, source: path, allowsOutside: allowsOutside, readFile: read)
        }
        return files
    }
}
