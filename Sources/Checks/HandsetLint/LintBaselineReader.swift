import Handset

struct LintBaselineReader: JSONDocumentReader {
    static let example =
        #"{"findings":[{"source":"push.json","code":"aps-unknown-key","keyPath":["aps","id"]}]}"#

    private enum FileKey: String, CaseIterable {
        /// The schema, for editors; ignored.
        case schema = "$schema"
        case findings
    }

    private enum Key: String, CaseIterable {
        case source, code, keyPath
    }

    var problems: [JSONDocumentError.Problem] = []
    private(set) var baseline = LintBaseline()

    mutating func read(_ object: JSONDocumentValue) {
        guard let members = members(of: object, FileKey.self) else { return }
        _ = read(FileKey.schema, of: members) { value throws(JSONDocumentError.Problem) in
            try value.string()
        }
        let found = attempt { _ throws(JSONDocumentError.Problem) in
            try members.required(FileKey.findings, or: LintBaselineCause.missing("findings"))
                .elements()
        }
        guard let findings = found else { return }
        for finding in findings {
            if stops(before: finding) { break }
            readFinding(finding)
        }
    }

    private mutating func readFinding(_ object: JSONDocumentValue) {
        guard let members = members(of: object, Key.self) else { return }
        let entry = attempt { _ throws(JSONDocumentError.Problem) in
            let rule = try members.required(Key.code, or: LintBaselineCause.missing("code"))
            let name = try rule.string()
            guard let known = LintRule(identifier: name) else {
                throw rule.unknownName(name, among: LintRule.allCases.map(\.identifier))
            }
            return LintBaseline.Entry(
                source: try members.required(Key.source, or: LintBaselineCause.missing("source"))
                    .string(),
                rule: known,
                keys: try Self.keys(
                    of: members.required(Key.keyPath, or: LintBaselineCause.missing("keyPath"))))
        }
        if let entry { baseline.insert(entry) }
    }

    private static func keys(
        of array: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> [String] {
        var keys: [String] = []
        for element in try array.elements() { keys.append(try element.string()) }
        return keys
    }
}
