package import Handset
import HandsetClaims
import HandsetFacts
package import HandsetWhy

/// The answer of `handset why`, as text or as a record.
package struct WhyAnswer {
    /// The folder or the file of the app; `nil` without one.
    let folder: String?
    /// The command that shows the payload in every state.
    let command: String
    let isJSON: Bool
    /// True if the answer is a page of HTML.
    var isHTML = false
    /// The advice to give an app, so that it is looked at.
    var advice = "give its sources, such as --app ios/MyApp"
    /// True if each cause names the claims about iOS that it rests on.
    var namesClaims = false

    package init(folder: String?, command: String, isJSON: Bool) {
        self.folder = folder
        self.command = command
        self.isJSON = isJSON
    }

    func bytes(of diagnosis: Diagnosis, origin: PayloadOrigin?) -> [UInt8] {
        if isHTML { return section(of: diagnosis, origin) }
        return isJSON
            ? record(of: diagnosis, origin).bytes + [UInt8(ascii: "\n")]
            : Array(text(of: diagnosis, origin).utf8)
    }

    // MARK: Text

    private func text(of diagnosis: Diagnosis, _ origin: PayloadOrigin?) -> String {
        var lines: [String] = []
        let hasApp = diagnosis.complaint.hasApp
        if let origin { lines.append("\(origin):") }
        if let phone = PhoneWords(diagnosis).text { lines.append("  The phone: \(phone)") }
        lines += LogWords(diagnosis).lines.map { "  \($0)" }
        let explaining = diagnosis.causes.filter(\.explains)
        let others = diagnosis.causes.filter { !$0.explains }
        if explaining.isEmpty {
            lines.append("  \(missing(in: diagnosis, besides: others))")
        }
        for (index, cause) in explaining.prefix(5).enumerated() {
            lines.append("")
            lines += self.lines(of: cause, number: index + 1)
        }
        // What a service or a registration refuses is in no matrix.
        let isSeen = explaining.contains { $0.station > .request }
        if isSeen {
            lines.append("")
            lines.append("  To see that it helped: \(command)")
        }
        if !others.isEmpty {
            if !explaining.isEmpty { lines.append("  Besides:") }
            for cause in others.prefix(5) {
                let place = cause.places.first.map { " (\(shown($0)))" } ?? ""
                lines.append("    \(cause.code): \(SourceExcerpt.shown(cause.words))\(place)")
            }
        }
        if !hasApp { lines.append("  No app was looked at: \(advice)") }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The sentence of an answer without a cause that explains anything.
    func missing(in diagnosis: Diagnosis, besides others: [Cause]) -> String {
        guard others.isEmpty else { return "No finding fits this symptom. Found besides:" }
        let given =
            diagnosis.complaint.hasApp ? "what was given" : Self.given(to: diagnosis)
        return "No cause was found in \(given)."
    }

    /// The words for what was given besides an app.
    private static func given(to diagnosis: Diagnosis) -> String {
        var parts: [String] = []
        if diagnosis.complaint.payload != nil { parts.append("the payload") }
        if !diagnosis.complaint.log.isEmpty { parts.append("the log") }
        return parts.isEmpty ? "what was given" : parts.joined(separator: " and ")
    }

    private func lines(of cause: Cause, number: Int) -> [String] {
        let likely = cause.confidence == .certain ? "" : " (\(cause.confidence.rawValue))"
        var lines = ["  \(number). \(SourceExcerpt.shown(cause.words)): \(cause.code)\(likely)"]
        lines.append("     Lost \(cause.station.words).")
        if let cell = cause.cell { lines.append("     Seen with \(cell).") }
        for place in cause.places.prefix(3) {
            let text = place.text.isEmpty ? "" : ": \(SourceExcerpt.shown(place.text))"
            lines.append("     \(shown(place))\(text)")
        }
        lines.append("     Change: \(SourceExcerpt.shown(cause.change))")
        lines += cause.lines.map { "         \($0)" }
        if let decides = cause.decides {
            lines.append("     To tell \(number) from the others: \(decides).")
        }
        for claim in claims(behind: cause) {
            lines.append("     Known: \(ClaimWords(claim).line)")
        }
        return lines
    }

    func claims(behind cause: Cause) -> [Claim] {
        namesClaims ? Claims.all.claims(behind: cause.code) : []
    }

    func shown(_ place: Cause.Place) -> String {
        let file = SourceExcerpt.shown(PathText.shown(path(of: place)))
        return place.line.map { "\(file):\($0)" } ?? file
    }

    /// The path from the current folder.
    private func path(of place: Cause.Place) -> String {
        guard place.isOfSources, let folder, folder != "." else { return place.file }
        return "\(folder)/\(place.file)"
    }

    // MARK: JSON

    package func record(of diagnosis: Diagnosis, _ origin: PayloadOrigin? = nil) -> JSONText {
        .object([
            "source": origin.map { .string($0.source) },
            "number": origin.map { .integer($0.number) },
            "symptoms": .texts(diagnosis.complaint.symptoms.map(\.rawValue)),
            "phone": PhoneWords(diagnosis).text.map { .string($0) },
            "log": LogWords(diagnosis).json, "causes": .array(diagnosis.causes.map(json)),
        ])
    }

    private func json(of cause: Cause) -> JSONText {
        .object([
            "code": .string(cause.code), "words": .string(cause.words),
            "station": .string("\(cause.station)"),
            "confidence": .string(cause.confidence.rawValue), "explains": .boolean(cause.explains),
            "places": .array(
                cause.places.map { place in
                    .object([
                        "file": .string(PathText.shown(path(of: place))),
                        "line": place.line.map { .integer($0) },
                        "text": place.text.isEmpty ? nil : .string(place.text),
                    ])
                }), "change": .string(cause.change), "lines": .texts(cause.lines),
            "cell": cause.cell.map { .string($0) }, "decides": cause.decides.map { .string($0) },
            "claims": namesClaims ? .texts(claims(behind: cause).map(\.id)) : nil,
        ])
    }
}
