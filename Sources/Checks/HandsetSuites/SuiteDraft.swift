public import Handset

/// A new suite, made from payloads, that expects their current results.
///
/// ```swift
/// var draft = SuiteDraft(rules: .app)
/// try draft.add(name: "hello", payload: Array(#"{"aps":{"session":"42"}}"#.utf8))
/// print(String(decoding: draft.json, as: UTF8.self))
/// // {
/// //   "cases": [
/// //     {
/// //       "name": "hello",
/// //       "payload": {"aps":{"session":"42"}},
/// //       "session": "42",
/// //       "hazards": []
/// //     }
/// //   ]
/// // }
/// ```
public struct SuiteDraft: Sendable {
    private let rules: SessionRules
    private let rulesPath: String?
    private let scenario: Scenario
    private let device: JSONText?
    private let maximumByteCount: Int
    private let searcher = MissSearcher()
    private var cases: [[UInt8]] = []
    private var byteCount: Int
    private var names: Set<String> = []

    /// Creates a draft without cases, for the app of 2011.
    ///
    /// - Parameters:
    ///   - rules: The rules that find the sessions.
    ///   - rulesPath: The path of their file, from the folder of the suite. If `nil`, the suite names no file, and
    ///     the rules have to be the app's.
    public init(rules: SessionRules = .app, rulesPath: String? = nil) {
        self.init(rules: rules, rulesPath: rulesPath, scenario: .ofTheApp)
    }

    /// Creates a draft without cases, for a scenario of which the suite states a `device`; if it is `nil`, the
    /// suite has the scenario by itself.
    package init(
        rules: SessionRules, rulesPath: String?, scenario: Scenario, device: JSONText? = nil,
        maximumByteCount: Int = PayloadReader.defaultMaximumByteCount
    ) {
        self.rules = rules
        self.rulesPath = rulesPath
        self.scenario = scenario
        self.device = device
        self.maximumByteCount = maximumByteCount
        byteCount = Self.json(of: [], rulesPath: rulesPath, device).count
    }

    /// The number of cases.
    public var count: Int { cases.count }
    /// The number of cases that expect that nothing opens.
    public private(set) var countOfNone = 0

    /// Adds a case that expects what the app does with a payload now; if another one has its name, a number is
    /// added.
    ///
    /// - Parameters:
    ///   - name: The name of the case.
    ///   - payload: The payload, in JSON.
    /// - Throws: `PayloadRefusal` if the bytes are not a payload, or one that is nested too deeply to be written in
    ///   a suite, or with which the suite would be too large to be read.
    public mutating func add(name: String, payload: [UInt8]) throws(PayloadRefusal) {
        try add(name: name, payload: payload, path: nil)
    }

    /// Adds a case; if another one has its name, a number is added.
    ///
    /// The bytes are written without the white space between tokens, or in their place the `path` of their
    /// file, from the folder of the suite. If `parsed` is `nil`, the payload is read. The case has a state of its
    /// own if there is a `state`, and a whole device if there is a scenario that is not the suite's.
    ///
    /// It throws if the bytes are not a payload, or one that is nested too deeply to be written in a suite,
    /// or with which the suite would be too large to be read.
    package mutating func add(
        name: String, payload: [UInt8], path: String? = nil, parsed: Payload? = nil,
        in state: AppState? = nil, like given: Scenario? = nil
    ) throws(PayloadRefusal) {
        let joined = path == nil ? JSONToken.joined(payload, payload.indices) : payload
        let name = unused(name)
        var scenario = given ?? scenario
        scenario.appState = state ?? scenario.appState
        let tried = SuiteCase(
            name: name, place: SourcePlace(source: name, line: 1, column: 1, offset: 0),
            payload: SuiteCase.Source(bytes: joined, source: path ?? name), rules: rules,
            scenario: scenario, expectations: [])
        let finding = try finding(of: tried, parsed)
        let found = finding.expectation(preferring: finding.outcomes.count > 1 ? .calls : .session)
        var members: [(SuiteReader.CaseKey, [UInt8])] = [
            (.name, JSONText.string(name).bytes),
            (.payload, path.map { JSONText.string($0).bytes } ?? joined),
        ]
        // A case has the payload only, and not the message that states the type.
        if let type = parsed?.origin.message?.headers.type {
            members.append((.pushType, JSONText.string(type.name).bytes))
        }
        if given != nil, let device = ScenarioWriter(scenario, from: self.scenario).device {
            members.append((.device, device.bytes))
        } else if let state {
            let device = JSONText.object([
                DeviceMember.appState.rawValue: .string(state.rawValue)
            ])
            members.append((.device, device.bytes))
        }
        members += [(found.key, found.value.bytes), (.hazards, finding.hazardsAsJSON.bytes)]
        let lines = members.map { Array("      \"\($0.rawValue)\": ".utf8) + $1 }
        let bytes =
            Array("    {\n".utf8) + lines.joined(separator: ",\n".utf8) + Array("\n    }".utf8)
        if path == nil, Self.isTooDeep(joined) { throw Self.refusal(of: tried, TooDeepForSuite()) }
        guard byteCount + bytes.count <= maximumByteCount else {
            throw Self.refusal(of: tried, TooLargeForSuite(limit: maximumByteCount))
        }
        byteCount += bytes.count + ",\n".utf8.count
        names.insert(name)
        cases.append(bytes)
        if found.key == .none { countOfNone += 1 }
    }

    private func finding(
        of tried: SuiteCase, _ parsed: Payload?
    ) throws(PayloadRefusal) -> CaseFinding {
        guard let parsed else {
            let finding = CaseFinding(of: tried, searcher: searcher)
            // A refused payload may not be JSON, and would break the suite.
            if let refusal = finding.refusal { throw refusal }
            return finding
        }
        do throws(SessionSearchError) {
            return try CaseFinding(of: parsed, tried, searcher)
        } catch {
            throw Self.refusal(of: tried, error)
        }
    }

    /// Returns true if the levels of a suite and of a payload are too many together.
    private static func isTooDeep(_ payload: [UInt8]) -> Bool {
        // The suite, its list of cases and the case.
        let maximum = PayloadReader.largestMaximumDepth - 3
        return payload.withUnsafeBufferPointer {
            JSONToken.index(ofContainerBeyond: maximum, in: $0) != nil
        }
    }

    private static func refusal(
        of tried: SuiteCase, _ error: some PayloadRefusal.UseError
    ) -> PayloadRefusal {
        PayloadRefusal(
            .unusable(PayloadRefusal.UseFailure(error)), at: tried.place,
            excerpt: SourceExcerpt(line: tried.payload.bytes, caret: 0))
    }

    /// The file of the suite, in UTF-8.
    public var json: [UInt8] { Self.json(of: cases, rulesPath: rulesPath, device) }

    /// A note about a suite that checks little; `nil` if it has none.
    package var note: String? {
        guard countOfNone > 0, countOfNone == count else { return nil }
        guard scenario.choice.action != .tap else { return nil }
        let cases = count == 1 ? "the case expects" : "all \(count) cases expect"
        return
            "\(cases) that nothing opens; --app-state background --action tap makes a suite of taps"
    }

    private func unused(_ name: String) -> String {
        var number = 1
        var unused = name
        while names.contains(unused) {
            number += 1
            unused = "\(name) (\(number))"
        }
        return unused
    }

    private static func json(
        of cases: [[UInt8]], rulesPath: String?, _ device: JSONText?
    ) -> [UInt8] {
        var json = Array("{\n".utf8)
        if let rulesPath {
            json += Array("  \"rules\": ".utf8) + JSONText.string(rulesPath).bytes
            json += ",\n".utf8
        }
        if let device {
            json += Array("  \"device\": ".utf8) + device.bytes
            json += ",\n".utf8
        }
        json += "  \"cases\": [\n".utf8
        json += cases.joined(separator: ",\n".utf8)
        json += "\n  ]\n}\n".utf8
        return json
    }
}

private struct TooDeepForSuite: PayloadRefusal.UseError {
    var reason: PayloadRefusal.Reason { .tooDeep }
    var finding: String { "found a payload that is nested too deeply for a suite" }
    var advice: String { "name its file in the suite: \"payload\": \"FILE\"" }
}

private struct TooLargeForSuite: PayloadRefusal.UseError {
    let limit: Int
    var reason: PayloadRefusal.Reason { .tooLarge }
    var finding: String {
        "found a payload with which the suite would have more than \(limit) bytes"
    }
    var advice: String {
        "put it into another suite, or name its file in the suite: \"payload\": \"FILE\""
    }
}
