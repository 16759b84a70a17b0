public import Handset

/// An app as a file describes it: its topic, its rules, and the scenario that it runs in.
///
/// Each member of the file may be missing.
///
/// ```swift
/// let file = #"""
///     {"topic": "com.example.app", "rules": [{"name": "id", "keyPath": "order.id"}], "device": {"ios": "18"}}
///     """#
/// let app = try AppFile(json: Array(file.utf8), source: "app.json")
/// print(app.topic ?? "any", app.rules(else: .app).rules.map(\.name))
/// // com.example.app ["id"]
/// print(app.settings.applied(to: .ofTheApp).application.systemVersion)
/// // 18
/// ```
///
/// | Member | Content |
/// |---|---|
/// | `topic` | the topic of the app |
/// | `name` | the name under the app's icon, on the page of `handset listen`; by default the last part of the topic |
/// | `icon` | the path of the app's icon for that page: a PNG, JPEG, GIF or WebP |
/// | `like` | the `AppModel` whose settings the app has, unless `device` states others |
/// | `rules` | a list of rules, an object like a rule file, or the path of a rule file |
/// | `lookupURL` | the lookup URL of the modelled app's rule; not with `rules` |
/// | `device` | the settings of the device, with the keys of a suite's device |
/// | `www` | the folder of the app's own page, `index.html`, for the page of `handset listen` |
///
/// Paths begin at the folder of the file. The members are the same as in a suite; see the page *Suites* of `Handset`.
public struct AppFile: Sendable {
    /// The topic of the app, or `nil` if the file does not name one.
    public var topic: String?
    /// The rules, or `nil` if the file has none.
    public var rules: SessionRules?
    /// The lookup URL of the modelled app's rule, or `nil` if the file has none.
    public var lookupURL: LookupURLTemplate?
    /// The name under the app's icon, or `nil` if the file has none.
    public var name: String?
    /// The path of the app's icon, or `nil` if the file names none.
    public var icon: String?
    /// The path of the folder with the app's own page, `index.html`; `nil` if it has none.
    public var webFolder: String?
    /// The settings of the scenario.
    public var settings = ScenarioSettings()
    /// The places of the settings in the file, by their keys.
    package private(set) var places: [String: SourcePlace] = [:]

    /// Creates an app without any settings.
    public init() {}

    /// Creates an app with the settings of a model, and no rules of its own.
    public init(like model: AppModel) {
        settings = model.settings
    }

    /// Creates an app from what its sources say, with the places there.
    package init(
        topic: String?, rules: SessionRules?, settings: ScenarioSettings,
        places: [String: SourcePlace]
    ) {
        self.topic = topic
        self.rules = rules
        self.settings = settings
        self.places = places
    }

    /// Returns the app with what another file states, and else its own.
    package func overridden(by other: AppFile) -> AppFile {
        var app = other
        app.topic = other.topic ?? topic
        if other.rules == nil, other.lookupURL == nil { app.rules = rules }
        app.settings = settings.overridden(by: other.settings)
        app.places = places.merging(other.places) { _, own in own }
        return app
    }

    /// Reads an app file, and the rule file that it names.
    ///
    /// - Parameters:
    ///   - path: The path of its file.
    ///   - topic: The topic that the file is for. If `nil`, the default, any.
    ///   - handlerNames: The names of handlers that rules may use, in addition to `lookup` and
    ///     `exec:PROGRAM`.
    ///   - allowsOutside: If true, paths in the file and in its rule file may lead outside the folder
    ///     and the repository of their file. If false, a path that leads outside is an error, and is not opened.
    /// - Throws: `JSONDocumentError` with everything that is wrong with the file, also if it cannot
    ///   be read.
    public init(
        contentsOf path: String, for topic: String? = nil, handlerNames: [String] = [],
        allowsOutside: Bool = false
    ) throws(JSONDocumentError) {
        try self.init(
            json: try Self.bytes(of: path), source: path, for: topic, handlerNames: handlerNames,
            allowsOutside: allowsOutside)
    }

    /// Reads an app file that was found beside the work, without being named.
    ///
    /// If it belongs to none of the owners, it is not read. It may be someone else's all the same: it starts no
    /// program, and neither it nor a path in it leads outside its folder and its repository, not even through a
    /// symbolic link.
    package init(
        found path: String, of owners: FileOwners? = nil,
        readFile: ((_ path: String) throws -> [UInt8])? = nil
    ) throws(JSONDocumentError) {
        let folder = DocumentFolder(ofFile: path, allowsOutside: false, allowsPrograms: false)
        guard folder.mayName(path) else {
            throw JSONDocumentError([
                JSONDocumentError.Problem(AppFileCause.foundOutside, ofFile: path)
            ])
        }
        try self.init(
            json: try Self.bytes(of: path, owners), source: path, for: nil, handlerNames: [],
            folder: folder, readFile: readFile)
    }

    /// Reads an app that somebody has sent over a network: it starts no program, and names no file.
    package init(untrusted json: [UInt8], source: String) throws(JSONDocumentError) {
        try self.init(
            json: json, source: source, for: nil, handlerNames: [],
            folder: DocumentFolder(ofFile: source, allowsOutside: false, allowsPrograms: false),
            readFile: { _ in throw NoFiles() })
        let cause: AppFileCause? =
            webFolder != nil ? .webFolderOfSent : icon != nil ? .iconOfSent : nil
        if let cause { throw JSONDocumentError([JSONDocumentError.Problem(cause, ofFile: source)]) }
    }

    /// The reason why a file that such an app names is not read.
    private struct NoFiles: Error, CustomStringConvertible {
        var description: String { "an app that is sent names no files" }
    }

    private static func bytes(
        of path: String, _ owners: FileOwners? = nil
    ) throws(JSONDocumentError) -> [UInt8] {
        do throws(FileBytes.Failure) {
            return try FileBytes.read(path, of: owners)
        } catch {
            let cause = AppFileCause.unreadable(reason: "\(error)")
            throw JSONDocumentError([JSONDocumentError.Problem(cause, ofFile: path)])
        }
    }

    /// Reads an app file from its bytes, and the rule file that it names.
    ///
    /// - Parameters:
    ///   - json: The bytes.
    ///   - source: The path of the file, for places. The paths in the file begin at its folder.
    ///   - topic: The topic that the file is for; see the other initialiser.
    ///   - handlerNames: The names of handlers that rules may use; see the other initialiser.
    ///   - allowsOutside: If true, paths may lead outside the repository of their file; see the other
    ///     initialiser.
    ///   - readFile: Returns the bytes of the rule file. If `nil`, the file is read.
    /// - Throws: `JSONDocumentError` with everything that is wrong with the file.
    public init(
        json: [UInt8], source: String, for topic: String? = nil, handlerNames: [String] = [],
        allowsOutside: Bool = false, readFile: ((_ path: String) throws -> [UInt8])? = nil
    ) throws(JSONDocumentError) {
        try self.init(
            json: json, source: source, for: topic, handlerNames: handlerNames,
            folder: DocumentFolder(ofFile: source, allowsOutside: allowsOutside),
            readFile: readFile)
    }

    private init(
        json: [UInt8], source: String, for topic: String?, handlerNames: [String],
        folder: DocumentFolder, readFile: ((_ path: String) throws -> [UInt8])?
    ) throws(JSONDocumentError) {
        let document = try JSONDocument(json, source: source, example: AppFileReader.example)
        let readFile = readFile ?? FileBytes.read
        let problems: [JSONDocumentError.Problem]
        (self, problems) = withoutActuallyEscaping(readFile) { readFile in
            var reader = AppFileReader(
                handlerNames: handlerNames, folder: folder, readFile: readFile)
            var app = reader.app(of: document.root, for: topic)
            app.places = reader.places
            return (app, reader.problems)
        }
        guard problems.isEmpty else { throw JSONDocumentError(sorting: problems) }
    }

    /// Returns the rules of the app: the file's, or the lookup URL's, or others if it has neither.
    public func rules(else others: SessionRules) -> SessionRules {
        if let rules { return rules }
        guard let lookupURL else { return others }
        var rule = SessionRule.app
        rule.lookupURL = lookupURL
        return SessionRules([rule])
    }
}
