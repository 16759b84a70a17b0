import ArgumentParser
import Handset
import HandsetLogs
import HandsetSuites

struct LogSuite {
    let path: String
    let device: DraftedDevice

    func write(_ input: LogInput, _ verdict: inout Verdict) throws {
        guard !Platform.isOccupied(path) else {
            throw OutputError(name: path, failure: .exists)
        }
        var draft = SuiteDraft(
            rules: device.rules, rulesPath: nil, scenario: device.scenario, device: device.device)
        let streams = input.streams
        try input.forEachPayload(&verdict) { found, verdict in
            do throws(PayloadRefusal) {
                try draft.add(name: Self.name(of: found), payload: found.json)
            } catch {
                verdict.hasRefusals = true
                try streams.report(found.payload.origin, "\(error.finding); \(error.advice)")
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

    /// Returns the name of a case: that of the log without its extension, and the line.
    private static func name(of found: FoundPayload) -> String {
        let source = found.place.source
        let file = source.split(separator: "/").last.map(String.init) ?? source
        let stem = file.dropFirst().lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        return "\(stem) line \(found.place.line)"
    }
}
