import Handset

struct SuiteReader: JSONDocumentReader {
    typealias ReadFile = (_ path: String) throws -> [UInt8]

    private let handlerNames: [String]
    /// The folder at which the suite's paths begin.
    private let folder: DocumentFolder
    private let readFile: ReadFile
    /// The rules for every case, in place of those that the suite names.
    private let imposedRules: SessionRules?
    private let defaults: SuiteDefaults
    private var rulesOfFiles: [String: SessionRules] = [:]
    private var linesOfNames: [String: Int] = [:]
    /// The rules of all cases together may have as many bytes as a rule file.
    private var leftRuleByteCount = SessionRules.defaultMaximumByteCount
    var problems: [JSONDocumentError.Problem] = []
    /// The web view of the suite; `nil` if it has none.
    private(set) var web: SuiteWeb?
    /// The files that the web view names.
    private(set) var filesOfWeb: [String] = []

    init(
        imposedRules: SessionRules?, defaults: SuiteDefaults = .app, handlerNames: [String],
        folder: DocumentFolder, readFile: @escaping ReadFile
    ) {
        self.imposedRules = imposedRules
        self.defaults = defaults
        self.handlerNames = handlerNames
        self.folder = folder
        self.readFile = readFile
    }

    mutating func cases(of object: JSONDocumentValue) -> [SuiteCase] {
        guard let members = members(of: object, SuiteKey.self) else { return [] }
        _ = read(SuiteKey.schema, of: members) { value throws(JSONDocumentError.Problem) in
            try value.string()
        }
        let rules = members[SuiteKey.rules].map { self.rules($0) } ?? defaults.rules
        let scenario =
            members[SuiteKey.device].map { self.scenario($0, of: defaults.scenario) }
            ?? SharedScenario(defaults.scenario)
        if let value = members[SuiteKey.web] {
            let reader = SuiteWebReader(value, in: folder)
            problems += reader.problems
            (web, filesOfWeb) = (reader.web, reader.files)
        }
        let found = attempt { _ throws(JSONDocumentError.Problem) in
            let list = try members.required(SuiteKey.cases, or: SuiteCause.casesMissing)
            let elements = try list.elements()
            if elements.isEmpty { throw list.problem(SuiteCause.casesEmpty) }
            return elements
        }
        guard let elements = found else { return [] }
        var cases: [SuiteCase] = []
        for element in elements {
            if stops(before: element) { break }
            if let found = self.case(element, rules: rules, scenario: scenario) {
                cases.append(found)
            }
        }
        return cases
    }

    // MARK: - Rules and scenario

    /// Reads rules: a list, an object like a rule file, or the path of a rule file.
    mutating func rules(_ value: JSONDocumentValue) -> SessionRules {
        if let path = value.value.string { return rules(atPath: path, value) }
        var reader = RuleFileReader(
            handlerNames: handlerNames, folder: folder, maximumByteCount: leftRuleByteCount)
        defer {
            problems += reader.problems
            leftRuleByteCount = max(0, leftRuleByteCount - value.range.count)
        }
        switch value.value.kind {
        case .array: return SessionRules(reader.rules(ofList: value))
        case .dictionary: return reader.rules(ofFile: value)
        case .string, .integer, .real, .boolean, .null:
            problems.append(value.problem(SuiteCause.rulesOfWrongKind(value.found)))
            return .app
        }
    }

    private mutating func rules(atPath name: String, _ value: JSONDocumentValue) -> SessionRules {
        let path = folder.path(ofFile: name)
        if let rules = rulesOfFiles[path] { return rules }
        var rules = SessionRules.app
        attempt { reader throws(JSONDocumentError.Problem) in
            let bytes = try reader.bytes(ofFile: path, value)
            let maximum = reader.leftRuleByteCount
            reader.leftRuleByteCount = max(0, maximum - bytes.count)
            do throws(JSONDocumentError) {
                rules = try SessionRules(
                    json: bytes, source: path, handlerNames: reader.handlerNames,
                    folder: DocumentFolder(
                        ofFile: path, allowsOutside: reader.folder.allowsOutside,
                        allowsPrograms: reader.folder.allowsPrograms),
                    maximumByteCount: maximum)
            } catch {
                reader.problems += error.problems
            }
        }
        // Even if the file is wrong, so that its problems are reported once.
        rulesOfFiles[path] = rules
        return rules
    }

    /// Reads a device, which takes everything that it leaves out from another scenario.
    private mutating func scenario(
        _ value: JSONDocumentValue, of scenario: Scenario
    ) -> SharedScenario {
        let reader = ScenarioReader(value)
        problems += reader.problems
        return SharedScenario(reader.settings.applied(to: scenario))
    }

    private func bytes(
        ofFile path: String, _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> [UInt8] {
        if let departure = folder.departure(of: path) {
            let (name, byLink) = (value.value.string ?? path, departure == .link)
            throw value.problem(
                folder.allowsPrograms
                    ? SuiteCause.fileOutside(path: name, byLink: byLink)
                    : .fileOutsideOfFound(path: name, byLink: byLink))
        }
        do {
            return try readFile(path)
        } catch {
            throw value.problem(
                SuiteCause.fileUnreadable(
                    path: PathText.shown(path), name: value.value.string ?? path, reason: "\(error)"
                ))
        }
    }

    // MARK: - One case

    private mutating func `case`(
        _ object: JSONDocumentValue, rules: SessionRules, scenario: SharedScenario
    ) -> SuiteCase? {
        guard let members = members(of: object, CaseKey.self) else { return nil }
        let name = attempt { reader throws(JSONDocumentError.Problem) in
            let value = try members.required(CaseKey.name, or: SuiteCause.nameMissing)
            let name = try value.string()
            if name.isEmpty { throw value.problem(SuiteCause.nameEmpty) }
            if let line = reader.linesOfNames[name] {
                throw value.problem(SuiteCause.nameRepeated(line: line))
            }
            reader.linesOfNames[name] = object.place.line
            return name
        }
        let payload = attempt { reader throws(JSONDocumentError.Problem) in
            try reader.payload(
                try members.required(CaseKey.payload, or: SuiteCause.payloadMissing))
        }
        let isPart = read(CaseKey.payloadIsPart, of: members) {
            value throws(JSONDocumentError.Problem) in try value.boolean()
        }
        if isPart == true, let payload, (try? Payload(json: payload.bytes)) == nil,
            let value = members[CaseKey.payload]
        {
            problems.append(value.problem(SuiteCause.partIsNoObject))
        }
        let pushType = read(CaseKey.pushType, of: members) {
            value throws(JSONDocumentError.Problem) in
            let name = try value.string()
            guard let type = PushType.named(name) else {
                throw value.unknownName(name, among: PushType.allCases.map(\.name))
            }
            return type
        }
        let rules = members[CaseKey.rules].map { self.rules($0) } ?? rules
        let scenario =
            members[CaseKey.device].map { self.scenario($0, of: scenario.scenario) } ?? scenario
        let expectations = ExpectationReader(members) { value throws(JSONDocumentError.Problem) in
            try bytes(ofFile: folder.path(ofFile: try value.string()), value)
        }
        problems += expectations.problems
        guard let name, let payload else { return nil }
        var found = SuiteCase(
            name: name, place: object.place, payload: payload, pushType: pushType,
            rules: imposedRules ?? rules, sharing: scenario,
            expectations: expectations.expectations)
        found.payloadIsPart = isPart == true
        return found
    }

    private mutating func payload(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> SuiteCase.Source {
        guard let path = value.value.string.map(folder.path(ofFile:)) else {
            // Without white space between tokens, which must not count for the size.
            return SuiteCase.Source(
                bytes: JSONToken.joined(value.document.bytes, value.range),
                source: value.document.source, place: value.place)
        }
        return SuiteCase.Source(
            bytes: try bytes(ofFile: path, value), source: PathText.shown(path))
    }
}
