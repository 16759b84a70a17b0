/// Makes a suite of what its file holds.
struct SuiteReader {
    /// What a suite may look like, for advice.
    static let example =
        #"{"cases":[{"name":"hello","payload":{"aps":{"session":"42"}},"session":"42"}]}"#

    /// The keys of a suite.
    enum SuiteKey: String, CaseIterable {
        /// Where editors look for the schema; read over.
        case schema = "$schema"
        case rules, device, cases
    }

    /// The keys of a case.
    enum CaseKey: String, CaseIterable {
        case name, payload, rules, device
        case session, url, javascript, calls, none, hazards, refused

        /// Those that say what is expected.
        static let expectations: [CaseKey] = [
            .session, .url, .javascript, .calls, .none, .hazards, .refused,
        ]
    }

    /// Reads a file, whose path begins at the suite's folder if it is no absolute one.
    typealias ReadFile = (_ path: String) throws -> [UInt8]

    private let handlerNames: [String]
    private let readFile: ReadFile
    /// The rules for every case, whatever the suite says.
    private let imposedRules: SessionRules?
    /// What is wrong, as far as it was read.
    private(set) var problems: [JSONDocumentProblem] = []
    /// Where payloads stand, in which keys may come twice.
    private(set) var payloadRanges: [Range<Int>] = []

    init(
        imposedRules: SessionRules?, handlerNames: [String], readFile: @escaping ReadFile
    ) {
        self.imposedRules = imposedRules
        self.handlerNames = handlerNames
        self.readFile = readFile
    }

    /// The cases of a whole suite.
    mutating func cases(of object: JSONDocumentValue) -> [SuiteCase] {
        var cases: [SuiteCase] = []
        do throws(JSONDocumentProblem) {
            let members = try object.members(known: SuiteKey.allCases.map(\.rawValue))
            problems += members.problems
            _ = try members["$schema"]?.string()
            let rules = members["rules"].map { self.rules($0) } ?? .app
            let device = members["device"].map { self.device($0) } ?? .ofTheApp
            let list = try members.required("cases", advice: "list the cases: \(Self.example)")
            for element in try list.elements() {
                if let read = self.case(element, rules: rules, device: device) {
                    cases.append(read)
                }
            }
        } catch {
            problems.append(error)
        }
        return cases
    }

    // MARK: - Rules and device

    private mutating func rules(_ value: JSONDocumentValue) -> SessionRules {
        if let path = value.value.string { return rules(atPath: path, value) }
        var reader = RuleFileReader(handlerNames: handlerNames)
        defer { problems += reader.problems }
        return value.value.kind == .array
            ? SessionRules(reader.rules(ofList: value)) : reader.rules(ofFile: value)
    }

    private mutating func rules(atPath path: String, _ value: JSONDocumentValue) -> SessionRules {
        do {
            let bytes = try readFile(path)
            do throws(JSONDocumentError) {
                return try SessionRules(json: bytes, source: path, handlerNames: handlerNames)
            } catch {
                problems += error.problems
            }
        } catch {
            problems.append(Self.unreadable(path, value, error))
        }
        return .app
    }

    private mutating func device(_ value: JSONDocumentValue) -> Device {
        let reader = DeviceReader(value)
        problems += reader.problems
        return reader.device
    }

    private static func unreadable(
        _ path: String, _ value: JSONDocumentValue, _ error: any Error
    ) -> JSONDocumentProblem {
        value.problem(
            "cannot read \(JSONDocumentValue.quoted(path)): \(error)",
            "name a file; paths begin at the folder of this suite")
    }

    // MARK: - One case

    private mutating func `case`(
        _ object: JSONDocumentValue, rules: SessionRules, device: Device
    ) -> SuiteCase? {
        do throws(JSONDocumentProblem) {
            let members = try object.members(known: CaseKey.allCases.map(\.rawValue))
            problems += members.problems
            let name = try members.required("name", advice: "say in a few words what is tried")
            let rules = members["rules"].map { self.rules($0) } ?? rules
            let device = members["device"].map { self.device($0) } ?? device
            let payload = try members.required(
                "payload", advice: "write one as an object, or name a file")
            return SuiteCase(
                name: try name.string(), place: object.place, payload: try self.payload(payload),
                rules: imposedRules ?? rules, device: device,
                expectations: try ExpectationReader(members).expectations())
        } catch {
            problems.append(error)
            return nil
        }
    }

    private mutating func payload(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> SuiteCase.Payload {
        payloadRanges.append(value.range)
        guard let path = value.value.string else {
            // Without what lays it out, since its bytes are counted.
            return SuiteCase.Payload(
                bytes: JSONToken.joined(value.document.bytes, value.range),
                source: "\(value.place)")
        }
        do {
            return SuiteCase.Payload(bytes: try readFile(path), source: path)
        } catch {
            throw Self.unreadable(path, value, error)
        }
    }
}
