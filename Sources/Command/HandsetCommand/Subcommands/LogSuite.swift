import ArgumentParser
import Handset
import HandsetHunt
import HandsetLogs
import HandsetSuites
import HandsetSystemLog

struct LogSuite {
    let path: String
    let device: DraftedDevice
    /// True if the texts of payloads and the names of logs are left out.
    let redacts: Bool

    func write(_ input: LogInput, _ verdict: inout Verdict) throws {
        guard !Platform.isOccupied(path) else {
            throw OutputError(name: path, failure: .exists)
        }
        var draft = SuiteDraft(
            rules: device.rules, rulesPath: nil, scenario: device.scenario, device: device.device)
        let streams = input.streams
        var found: [(payload: FoundPayload, scenario: Scenario?)] = []
        let logs = ObservedLogs()
        var input = input
        input.observer = logs
        try input.forEachPayload(&verdict) { payload, _ in found.append((payload, nil)) }
        addCircumstances(to: &found, logs.finish())
        let redaction = redacts ? HuntRedaction(of: found.map(\.payload.payload)) : nil
        for (payload, scenario) in found {
            do throws(PayloadRefusal) {
                let json = redaction?.redact([payload.payload]).first.map {
                    JSONText($0.userInfo).bytes
                }
                try draft.add(
                    name: name(of: payload), payload: json ?? payload.json, like: scenario)
            } catch {
                verdict.hasRefusals = true
                try streams.report(payload.payload.origin, "\(error.finding); \(error.advice)")
            }
        }
        let shown = SourceExcerpt.shown(PathText.shown(path))
        guard draft.count > 0 else {
            verdict.isNegative = true
            return try streams.report(
                "handset: \(shown) was not written, because it would have no cases")
        }
        try WholeFile(path: path, followsLink: false, isDurable: true).output(draft.json)
        try streams.note(
            "handset: \(shown) has \(draft.count) case\(draft.count == 1 ? "" : "s"); check what it "
                + "expects, and run it with: handset test \(device.option)\(shown)")
        if let note = draft.note { try streams.note("handset: \(note)") }
    }

    /// Returns the name of a case: the log's without its extension, and the line.
    private func name(of found: FoundPayload) -> String {
        if redacts { return "log line \(found.place.line)" }
        let source = found.place.source
        let file = source.split(separator: "/").last.map(String.init) ?? source
        let stem = file.dropFirst().lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        return "\(stem) line \(found.place.line)"
    }

    /// Adds what the phone's own log proves of a push: the state of the app, what the user did, and the permission.
    private func addCircumstances(
        to found: inout [(payload: FoundPayload, scenario: Scenario?)], _ logs: [String: SystemLog]
    ) {
        var indices: [Place: [Int]] = [:]
        for index in found.indices {
            let place = found[index].payload.place
            indices[Place(source: place.source, line: place.line), default: []].append(index)
        }
        for (source, log) in logs {
            for push in log.pushes {
                let near = Set(
                    push.events.flatMap { event in
                        Self.lines(of: event)
                            .flatMap { indices[Place(source: source, line: $0)] ?? [] }
                            .filter { event.payload == found[$0].payload.json }
                    })
                guard !near.isEmpty else { continue }
                let proven = PushCircumstances(push).applied(to: device.scenario)
                guard proven != device.scenario else { continue }
                for index in near { found[index].scenario = proven }
            }
        }
    }

    private struct Place: Hashable {
        let source: String
        let line: Int
    }

    /// Returns the lines in which the payload of a line of the log may begin: that line, or one below it.
    private static func lines(of event: LoggedEvent) -> Range<Int> {
        event.payload == nil ? 0..<0 : event.line..<(event.line + 41)
    }
}
