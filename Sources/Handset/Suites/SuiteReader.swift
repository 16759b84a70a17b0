/// Makes a suite of what its file holds.
struct SuiteReader {
    /// Reads a file.
    typealias ReadFile = (_ path: String) throws -> [UInt8]

    private let handlerNames: [String]
    /// The folder at which the suite's paths begin.
    private let folder: DocumentFolder
    private let readFile: ReadFile
    /// The rules for every case, whatever the suite says.
    private let imposedRules: SessionRules?
    /// The rules of the files that were read, by their paths.
    private var rulesOfFiles: [String: SessionRules] = [:]
    /// What is wrong, as far as it was read.
    private(set) var problems: [JSONDocumentProblem] = []

    init(
        imposedRules: SessionRules?, handlerNames: [String], folder: DocumentFolder,
        readFile: @escaping ReadFile
    ) {
        self.imposedRules = imposedRules
        self.handlerNames = handlerNames
        self.folder = folder
        self.readFile = readFile
    }

    /// The cases of a whole suite.
    mutating func cases(of object: JSONDocumentValue) -> [SuiteCase] {
        guard let members = members(of: object, known: SuiteKey.allCases.map(\.rawValue)) else {
            return []
        }
        collect { _ throws(JSONDocumentProblem) in
            _ = try members[SuiteKey.schema.rawValue]?.string()
        }
        let rules = members[SuiteKey.rules.rawValue].map { self.rules($0) } ?? .app
        let device = members[SuiteKey.device.rawValue].map { self.device($0) } ?? .ofTheApp
        var cases: [SuiteCase] = []
        collect { reader throws(JSONDocumentProblem) in
            let list = try members.required(
                SuiteKey.cases.rawValue, advice: "list the cases: \(Self.example)")
            let elements = try list.elements()
            if elements.isEmpty {
                throw list.problem("there is no case in this list", "write one: \(Self.example)")
            }
            for element in elements {
                if let read = reader.case(element, rules: rules, device: device) {
                    cases.append(read)
                }
            }
        }
        return cases
    }

    /// The members of an object, or `nil` if it is none.
    private mutating func members(
        of object: JSONDocumentValue, known: [String]
    ) -> JSONDocumentMembers? {
        collect { reader throws(JSONDocumentProblem) in
            let members = try object.members(known: known)
            reader.problems += members.problems
            return members
        }
    }

    /// Does what may fail, and notes how it does.
    @discardableResult
    private mutating func collect<Value>(
        _ body: (inout Self) throws(JSONDocumentProblem) -> Value
    ) -> Value? {
        do throws(JSONDocumentProblem) {
            return try body(&self)
        } catch {
            problems.append(error)
            return nil
        }
    }

    // MARK: - Rules and device

    private mutating func rules(_ value: JSONDocumentValue) -> SessionRules {
        if let path = value.value.string { return rules(atPath: path, value) }
        var reader = RuleFileReader(handlerNames: handlerNames, folder: folder)
        defer { problems += reader.problems }
        switch value.value.kind {
        case .array: return SessionRules(reader.rules(ofList: value))
        case .dictionary: return reader.rules(ofFile: value)
        case .string, .integer, .real, .boolean, .null:
            problems.append(
                value.problem(
                    "found something else than rules",
                    "give a list of rules, an object like a rule file, or the path of one"))
            return .app
        }
    }

    private mutating func rules(atPath name: String, _ value: JSONDocumentValue) -> SessionRules {
        let path = folder.path(ofFile: name)
        if let rules = rulesOfFiles[path] { return rules }
        var rules = SessionRules.app
        collect { reader throws(JSONDocumentProblem) in
            let bytes = try reader.bytes(ofFile: path, value)
            do throws(JSONDocumentError) {
                rules = try SessionRules(
                    json: bytes, source: path, handlerNames: reader.handlerNames,
                    allowsOutside: reader.folder.allowsOutside)
            } catch {
                reader.problems += error.problems
            }
        }
        // Of a file that is wrong too: what is wrong with it is said once.
        rulesOfFiles[path] = rules
        return rules
    }

    private mutating func device(_ value: JSONDocumentValue) -> Device {
        let reader = DeviceReader(value)
        problems += reader.problems
        return reader.device
    }

    private func bytes(
        ofFile path: String, _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> [UInt8] {
        if let departure = folder.departure(of: path) {
            throw value.problem(
                departure, of: value.value.string ?? path, "put the file into that folder")
        }
        do {
            return try readFile(path)
        } catch {
            throw value.problem(
                "cannot read \(JSONDocumentValue.quoted(path)): \(error)",
                value.value.string?.contains("{") == true
                    ? "a string names a file; write JSON as it is, without quotes around it"
                    : "name a file; paths begin at the folder of this suite")
        }
    }

    // MARK: - One case

    private mutating func `case`(
        _ object: JSONDocumentValue, rules: SessionRules, device: Device
    ) -> SuiteCase? {
        guard let members = members(of: object, known: CaseKey.allCases.map(\.rawValue)) else {
            return nil
        }
        let name = collect { _ throws(JSONDocumentProblem) in
            let name = try members.required(
                CaseKey.name.rawValue, advice: "say in a few words what is tried")
            guard try !name.string().isEmpty else {
                throw name.problem("this name is empty", "say in a few words what is tried")
            }
            return try name.string()
        }
        let payload = collect { reader throws(JSONDocumentProblem) in
            try reader.payload(
                try members.required(
                    CaseKey.payload.rawValue, advice: "write one as an object, or name a file"))
        }
        let rules = members[CaseKey.rules.rawValue].map { self.rules($0) } ?? rules
        let device = members[CaseKey.device.rawValue].map { self.device($0) } ?? device
        let expectations = ExpectationReader(members)
        problems += expectations.problems
        guard let name, let payload else { return nil }
        return SuiteCase(
            name: name, place: object.place, payload: payload, rules: imposedRules ?? rules,
            device: device, expectations: expectations.expectations)
    }

    private mutating func payload(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> SuiteCase.Payload {
        guard let path = value.value.string.map(folder.path(ofFile:)) else {
            // Without what lays it out, since its bytes are counted.
            return SuiteCase.Payload(
                bytes: JSONToken.joined(value.document.bytes, value.range),
                source: value.document.source, place: value.place)
        }
        return SuiteCase.Payload(bytes: try bytes(ofFile: path, value), source: path)
    }
}
