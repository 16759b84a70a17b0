import Handset

struct ExpectationReader: JSONDocumentReader {
    private(set) var expectations: [CaseExpectation] = []
    var problems: [JSONDocumentError.Problem] = []

    /// - Parameters:
    ///   - members: The members of the case.
    ///   - readFile: Returns the bytes of the file that a value names.
    init(
        _ members: JSONDocumentMembers,
        readFile: (JSONDocumentValue) throws(JSONDocumentError.Problem) -> [UInt8]
    ) {
        for (key, value) in members {
            guard let key = SuiteReader.CaseKey(rawValue: key) else { continue }
            if key == .webView {
                let reader = WebViewPartReader(value, readFile: readFile)
                problems += reader.problems
                expectations += reader.parts.map {
                    CaseExpectation(.webView($0.part), place: $0.place)
                }
                continue
            }
            let content = attempt { _ throws(JSONDocumentError.Problem) in
                try Self.content(key, value)
            }
            if case let content?? = content {
                expectations.append(CaseExpectation(content, place: value.place))
            }
        }
        guard problems.isEmpty else { return }
        // An unknown key may be a misspelt expectation.
        if expectations.isEmpty, members.problems.isEmpty {
            problems = [members.object.problem(SuiteCause.expectationMissing)]
        }
        problems += Self.contradictions(in: members)
    }

    /// Reads the value of a key; `nil` if the key does not state an expectation.
    private static func content(
        _ key: SuiteReader.CaseKey, _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> CaseExpectation.Content? {
        switch key {
        case .name, .payload, .payloadIsPart, .pushType, .rules, .device, .webView: return nil
        case .session: return .session(try text(key, value))
        case .url: return .url(try text(key, value))
        case .javascript: return .javaScript(try text(key, value))
        case .calls:
            var calls: [String] = []
            for call in try value.elements() { calls.append(try call.string()) }
            return .calls(calls)
        case .none:
            guard value.value.boolean == true else {
                throw value.problem(SuiteCause.noneIsNotTrue(value.found))
            }
            return CaseExpectation.Content.none
        case .hazards:
            var kinds: Set<Hazard.Kind> = []
            for identifier in try value.elements() { kinds.insert(try hazard(identifier)) }
            return .hazards(kinds)
        case .refused: return .refused(try refusal(value))
        case .callbacks:
            var names: [String] = []
            for element in try value.elements() {
                names.append(
                    try name(element, among: AppCallback.Selector.allShortNames))
            }
            return .callbacks(names)
        case .display:
            var parts: Set<String> = []
            for element in try value.elements() {
                parts.insert(try name(element, among: NotificationDisplay.allPartNames))
            }
            return .display(parts)
        case .badge:
            if value.value.kind == .null { return .badge(nil) }
            guard let number = value.value.integer.flatMap({ Int(exactly: $0) }) else {
                throw value.problem(SuiteCause.badgeOfWrongKind(value.found))
            }
            return .badge(number)
        }
    }

    private static func text(
        _ key: SuiteReader.CaseKey, _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> String {
        if value.value.kind == .null {
            throw value.problem(SuiteCause.textIsNull(key: key.rawValue))
        }
        return try value.string()
    }

    private static func name(
        _ value: JSONDocumentValue, among names: [String]
    ) throws(JSONDocumentError.Problem) -> String {
        let name = try value.string()
        guard names.contains(name) else { throw value.unknownName(name, among: names) }
        return name
    }

    private static func hazard(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> Hazard.Kind {
        let identifier = try value.string()
        guard let kind = Hazard.Kind(identifier: identifier) else {
            throw value.unknownName(identifier, among: Hazard.Kind.allCases.map(\.identifier))
        }
        return kind
    }

    private static func refusal(
        _ value: JSONDocumentValue
    ) throws(JSONDocumentError.Problem) -> PayloadRefusal.Reason? {
        if value.value.boolean == true { return nil }
        guard let text = value.value.string else {
            throw value.problem(SuiteCause.refusedOfWrongKind(value.found))
        }
        let reasons = PayloadRefusal.Reason.allCases
        guard let reason = reasons.first(where: { $0.description == text }) else {
            throw value.unknownName(text, among: reasons.map(\.description))
        }
        return reason
    }

    /// Returns the problems of expectations that exclude each other.
    private static func contradictions(in members: JSONDocumentMembers) -> [JSONDocumentError
        .Problem]
    {
        [SuiteReader.CaseKey.refused, .none].compactMap { exclusive in
            guard members[exclusive] != nil else { return nil }
            let others = SuiteReader.CaseKey.expectations.filter {
                $0 != exclusive
                    && (exclusive == .refused || !SuiteReader.CaseKey.besideNone.contains($0))
            }
            return members.first(of: others).map { other in
                other.value.problemOfKey(
                    SuiteCause.expectationExcluded(key: other.key, by: exclusive.rawValue))
            }
        }
    }
}
