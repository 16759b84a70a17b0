import ArgumentParser
import Handset
import HandsetSuites

/// Makes a suite from payloads, for `handset test --new`.
struct SuiteDrafting {
    let path: String
    let sources: [String]
    let rules: SessionRules?
    let rulesPath: String?
    let device: DraftedDevice
    /// A Boolean value that tells whether the suite may name files outside its folder and its repository.
    let allowsOutside: Bool
    let limits: Limits

    func run(_ streams: StandardStreams, _ verdict: inout Verdict) async throws {
        guard !Platform.isOccupied(path) else {
            if let source = sources.first, source != "-", !InputSource.isPayload(source),
                FileIdentity(path: source) == nil
            {
                throw ValidationError(
                    "The suite's name comes first: handset test --new \(ShellWord.ofPath(source)) "
                        + ShellWord.ofPath(path))
            }
            throw OutputError(name: path, failure: .exists)
        }
        let folder = DocumentFolder(ofFile: path, allowsOutside: allowsOutside)
        if let rulesPath, !folder.mayName(rulesPath) {
            throw ValidationError(
                "The suite would name \(PathText.shown(rulesPath)), which is outside its folder and its "
                    + "repository; put the suite beside that file, or give --allow-outside.")
        }
        var draft = SuiteDraft(
            rules: rules ?? device.rules, rulesPath: rulesPath.map(folder.name(ofFile:)),
            scenario: device.scenario, device: device.device)
        let input = try SourceOptions.parse(["--"] + sources)
        try await PayloadInput(
            input, limits, streams: streams,
            envelopes: EnvelopeSettings(device.scenario.unconfirmed)
        ).forEachPayload(&verdict) {
            payload, reader, verdict in
            // The bundle that the simulator sends a file to counts only in the file itself.
            let isInFile = payload.simulatorTargetBundle != nil
            guard !isInFile || folder.mayName(payload.origin.source) else {
                verdict.hasRefusals = true
                try streams.report(
                    payload.origin,
                    "the suite would name this file, which is outside its folder and its repository; "
                        + "put the suite beside this file, or give --allow-outside")
                return
            }
            do throws(PayloadRefusal) {
                try draft.add(
                    name: name(of: payload.origin), payload: reader.lastBytes,
                    path: isInFile ? folder.name(ofFile: payload.origin.source) : nil,
                    parsed: payload)
            } catch {
                verdict.hasRefusals = true
                try streams.report(payload.origin, "\(error.finding); \(error.advice)")
            }
        }
        let shownPath = SourceExcerpt.shown(PathText.shown(path))
        guard draft.count > 0 else {
            verdict.isNegative = true
            try streams.report(
                "handset: \(shownPath) was not written, because it would have no cases")
            return
        }
        try WholeFile(path: path, followsLink: false, isDurable: true).output(draft.json)
        let option = device.option + (allowsOutside ? "--allow-outside " : "")
        try streams.note(
            "handset: \(shownPath) has \(draft.count) case\(draft.count == 1 ? "" : "s"); check what it "
                + "expects, and run it with: handset test \(option)\(shownPath)")
        if let note = draft.note { try streams.note("handset: \(note)") }
    }

    /// Returns the name of a payload's file without its extension, with the payload's number from
    /// the second one on.
    private func name(of origin: PayloadOrigin) -> String {
        let file = origin.source.split(separator: "/").last.map(String.init) ?? origin.source
        let stem = file.dropFirst().lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        return origin.number == 1 ? stem : "\(stem) \(origin.number)"
    }
}
