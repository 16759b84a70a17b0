import Handset

struct RuleFileReader: JSONDocumentReader {
    static let example =
        #"{"rules":[{"name":"app","pattern":"session = ([^']*);","options":["caseInsensitive"]}]}"#

    enum FileKey: String, CaseIterable {
        /// The schema, for editors; ignored.
        case schema = "$schema"
        case routing, rules
    }

    /// The names of handlers that rules may use, in addition to `lookup` and `exec:PROGRAM`.
    let handlerNames: [String]
    let folder: DocumentFolder
    /// The number of UTF-16 units that a pattern may have.
    let maximumPatternLength: Int
    let maximumByteCount: Int
    var problems: [JSONDocumentError.Problem] = []

    init(
        handlerNames: [String], folder: DocumentFolder,
        maximumPatternLength: Int = SessionPattern.defaultMaximumLength,
        maximumByteCount: Int = SessionRules.defaultMaximumByteCount
    ) {
        self.handlerNames = handlerNames
        self.folder = folder
        self.maximumPatternLength = maximumPatternLength
        self.maximumByteCount = maximumByteCount
    }

    /// Reads the rules of a whole file, or of an object like one.
    mutating func rules(ofFile object: JSONDocumentValue) -> SessionRules {
        var rules = SessionRules([])
        guard let members = members(of: object, FileKey.self) else { return rules }
        _ = read(FileKey.schema, of: members) { value throws(JSONDocumentError.Problem) in
            try value.string()
        }
        let routing = read(FileKey.routing, of: members) {
            value throws(JSONDocumentError.Problem) in
            try value.choice(of: SessionRules.Routing.self)
        }
        if let routing { rules.routing = routing }
        let list = attempt { _ throws(JSONDocumentError.Problem) in
            try members.required(FileKey.rules, or: RuleFileCause.rulesMissing)
        }
        if let list { rules.rules = self.rules(ofList: list) }
        return rules
    }

    mutating func rules(ofList list: JSONDocumentValue) -> [SessionRule] {
        let found = attempt { reader throws(JSONDocumentError.Problem) in
            guard list.range.count <= reader.maximumByteCount else {
                throw list.problem(RuleFileCause.tooLarge(byteCount: list.range.count))
            }
            let elements = try list.elements()
            if elements.isEmpty { throw list.problem(RuleFileCause.rulesEmpty) }
            return elements
        }
        guard let elements = found else { return [] }
        var rules: [SessionRule] = []
        var names: Set<String> = []
        for element in elements {
            if stops(before: element) { break }
            attempt { file throws(JSONDocumentError.Problem) in
                var reader = RuleReader(
                    try element.members(RuleReader.Key.self), handlerNames: file.handlerNames,
                    folder: file.folder, maximumPatternLength: file.maximumPatternLength)
                if let rule = reader.rule(notCalled: &names) { rules.append(rule) }
                file.problems += reader.problems
            }
        }
        return rules
    }
}
