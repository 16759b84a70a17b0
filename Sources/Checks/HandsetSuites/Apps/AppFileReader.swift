import Handset

struct AppFileReader: JSONDocumentReader {
    static let example =
        #"{"topic":"com.example.app","rules":"rules.json","device":{"ios":"18"}}"#

    enum Key: String, CaseIterable {
        /// The schema, for editors; ignored.
        case schema = "$schema"
        case topic, name, icon, like, rules, lookupURL, device, www
        /// The lines behind the members, for people; ignored.
        case evidence
    }

    var problems: [JSONDocumentError.Problem] = []
    private(set) var places: [String: SourcePlace] = [:]

    private let handlerNames: [String]
    private let folder: DocumentFolder
    private let readFile: SuiteReader.ReadFile

    init(
        handlerNames: [String], folder: DocumentFolder, readFile: @escaping SuiteReader.ReadFile
    ) {
        self.handlerNames = handlerNames
        self.folder = folder
        self.readFile = readFile
    }

    /// Leaves out the members that have a problem; if the topic is `nil`, the file may be for any.
    mutating func app(of object: JSONDocumentValue, for topic: String?) -> AppFile {
        var app = AppFile()
        guard let members = members(of: object, Key.self) else { return app }
        for (key, value) in members { places[key] = value.place }
        _ = read(Key.schema, of: members) { value throws(JSONDocumentError.Problem) in
            try value.string()
        }
        _ = read(Key.evidence, of: members) { value throws(JSONDocumentError.Problem) in
            try value.elements()
        }
        app.topic = read(Key.topic, of: members) { value throws(JSONDocumentError.Problem) in
            let text = try value.string()
            guard !text.isEmpty else { throw value.problem(AppFileCause.topicEmpty) }
            if let topic, !topic.utf8.elementsEqual(text.utf8) {
                throw value.problem(AppFileCause.topicOfOther(given: topic))
            }
            return text
        }
        app.name = read(Key.name, of: members) { value throws(JSONDocumentError.Problem) in
            let text = try value.string()
            guard !text.isEmpty else { throw value.problem(AppFileCause.nameEmpty) }
            return text
        }
        app.rules = members[Key.rules].map { self.rules($0) }
        app.lookupURL = read(Key.lookupURL, of: members) {
            value throws(JSONDocumentError.Problem) in
            if members[Key.rules] != nil {
                throw value.problemOfKey(AppFileCause.lookupURLWithRules)
            }
            return try RuleReader.template(value, AppFileCause.lookupURL)
        }
        app.webFolder = path(Key.www, of: members)
        app.icon = path(Key.icon, of: members)
        let model = read(Key.like, of: members) { value throws(JSONDocumentError.Problem) in
            try value.choice(of: AppModel.self)
        }
        if let model, let place = members[Key.like]?.place {
            app.settings = model.settings
            for member in model.statedMembers { places[member.rawValue] = place }
        }
        if let scenario = members[Key.device] {
            let reader = ScenarioReader(scenario, else: app.settings)
            problems += reader.problems
            places.merge(reader.places) { first, second in second }
            app.settings = reader.settings
        }
        return app
    }

    /// Reads the path of a file or folder of the app, which may not lead outside.
    private mutating func path(_ key: Key, of members: JSONDocumentMembers) -> String? {
        let folder = folder
        return read(key, of: members) { value throws(JSONDocumentError.Problem) in
            let path = folder.path(ofFile: try value.string())
            if let departure = folder.departure(of: path) {
                throw value.problem(
                    AppFileCause.pathOutside(
                        path: PathText.shown(path), byLink: departure == .link, of: key.rawValue))
            }
            return path
        }
    }

    private mutating func rules(_ value: JSONDocumentValue) -> SessionRules {
        var reader = SuiteReader(
            imposedRules: nil, handlerNames: handlerNames, folder: folder, readFile: readFile)
        defer { problems += reader.problems }
        return reader.rules(value)
    }
}
