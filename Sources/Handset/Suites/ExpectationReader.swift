/// Reads what a case of a suite expects.
struct ExpectationReader {
    /// The expectations in the order of the case.
    private(set) var expectations: [CaseExpectation] = []
    /// What is wrong.
    private(set) var problems: [JSONDocumentProblem] = []

    private let members: JSONDocumentMembers

    init(_ members: JSONDocumentMembers) {
        self.members = members
        for (key, value) in members {
            guard let key = SuiteReader.CaseKey(rawValue: key) else { continue }
            do throws(JSONDocumentProblem) {
                guard let content = try content(key, value) else { continue }
                expectations.append(CaseExpectation(content, place: value.place))
            } catch {
                problems.append(error)
            }
        }
        guard problems.isEmpty else { return }
        // A key that is not known may have been meant for one.
        if expectations.isEmpty, members.problems.isEmpty {
            let names = SuiteReader.CaseKey.expectations.map { "\"\($0.rawValue)\"" }
            problems = [
                members.object.problem(
                    "this case expects nothing", "add one of \(names.joined(separator: ", "))")
            ]
        }
        problems += contradictions
    }

    private func content(
        _ key: SuiteReader.CaseKey, _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> CaseExpectation.Content? {
        switch key {
        case .name, .payload, .rules, .device: return nil
        case .session: return .session(try text(key, value))
        case .url: return .url(try text(key, value))
        case .javascript: return .javaScript(try text(key, value))
        case .calls:
            var calls: [String] = []
            for call in try value.elements() { calls.append(try call.string()) }
            return .calls(calls)
        case .none:
            guard value.value.boolean == true else {
                throw value.problem(
                    "\"none\" is \(Self.shown(value))",
                    "write true, or expect a \"session\" instead")
            }
            return CaseExpectation.Content.none
        case .hazards:
            var kinds: Set<HazardKind> = []
            for identifier in try value.elements() { kinds.insert(try hazard(identifier)) }
            return .hazards(kinds)
        case .refused: return .refused(try refusal(value))
        }
    }

    private func text(
        _ key: SuiteReader.CaseKey, _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> String {
        if value.value.kind == .null {
            throw value.problem(
                "\"\(key.rawValue)\" is null",
                "write a string in double quotes, or \"none\": true where no session is expected")
        }
        return try value.string()
    }

    /// The beginning of a value as it is written.
    private static func shown(_ value: JSONDocumentValue) -> String {
        value.document.bytes.withUnsafeBufferPointer { SourceExcerpt.shortened($0[value.range]) }
    }

    private func hazard(_ value: JSONDocumentValue) throws(JSONDocumentProblem) -> HazardKind {
        let identifier = try value.string()
        guard let kind = HazardKind(identifier: identifier) else {
            throw value.unknownName(identifier, among: HazardKind.allCases.map(\.identifier))
        }
        return kind
    }

    private func refusal(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentProblem) -> PayloadRefusal.Reason? {
        if value.value.boolean == true { return nil }
        guard let text = value.value.string else {
            throw value.problem(
                "\"refused\" is \(Self.shown(value))",
                "write true, or the reason, such as \"syntax\"; leave it out if the payload is to be "
                    + "read")
        }
        guard
            let reason = PayloadRefusal.Reason.allCases.first(where: { $0.description == text })
        else {
            throw value.unknownName(text, among: PayloadRefusal.Reason.allCases.map(\.description))
        }
        return reason
    }

    /// What cannot be at once.
    private var contradictions: [JSONDocumentProblem] {
        let pairs: [(SuiteReader.CaseKey, meaning: String)] = [
            (.refused, "nothing else comes of a payload that is refused"),
            (.none, "there is none where no session is expected"),
        ]
        return pairs.compactMap { exclusive, meaning in
            guard members[exclusive.rawValue] != nil else { return nil }
            let others = SuiteReader.CaseKey.expectations.filter {
                $0 != exclusive && (exclusive == .refused || $0 != .hazards && $0 != .refused)
            }
            return members.first(of: others.map(\.rawValue)).map { other in
                other.value.problemOfKey(
                    "\"\(other.key)\" stands beside \"\(exclusive.rawValue)\"",
                    "\(meaning); take one of the two out")
            }
        }
    }
}
