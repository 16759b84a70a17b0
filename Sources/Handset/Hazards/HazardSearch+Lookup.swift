internal import Foundation

// What becomes of the session in the URL, and of the URL in the statement.

extension HazardSearch {
    /// How much of a script is shown.
    private static let shownScriptLength = 500

    func hazardsOfURL(_ route: SessionRoute) -> [Hazard] {
        let url = route.lookup.url
        let subject = HazardEvidence.Subject.url(rule: route.match.rule, key: route.match.key)
        let fault = URLFault(of: url, on: application.sdkVersion)
        let ofFault = fault.map { fault in
            [Hazard(fault.kind, fault.finding, HazardEvidence(subject, fault.range, of: url))]
        }
        let session = route.lookup.sessionRange
        guard url.text(in: session) == route.match.session else { return ofFault ?? [] }
        // Before the query these two end a part as well.
        let isInQuery = url.text(in: 0..<session.lowerBound).contains("?")
        let reserved = "&#+%" + (isInQuery ? "" : "?/")
        let units = Array(route.match.session.utf16)
        let offset = units.indices.first { index in
            // Where the character is what makes the URL invalid, that is said already.
            reserved.utf16.contains(units[index]) && session.lowerBound + index != fault?.start
        }
        guard let offset else { return ofFault ?? [] }
        let range = (session.lowerBound + offset)..<(session.lowerBound + offset + 1)
        return (ofFault ?? []) + [
            Hazard(
                .urlReservedCharacter,
                "the session holds \(SourceExcerpt.quoted(url.text(in: range))), which means "
                    + "something else in a URL",
                HazardEvidence(subject, range, of: url))
        ]
    }

    func hazardsOfScript(_ route: SessionRoute) -> [Hazard] {
        let script = route.lookup.javaScript
        let reading = ScriptReading(of: script, on: application.systemVersion)
        let isCut = script.unicodeScalars.count > Self.shownScriptLength
        let shown =
            String(script.unicodeScalars.prefix(Self.shownScriptLength)) + (isCut ? "…" : "")
        let kind: HazardKind
        let finding: String
        switch reading.outcome {
        case .oneCall: return []
        case .changedArgument(let url):
            // An escaped URL is read as itself.
            guard !url.unicodeScalars.elementsEqual(route.lookup.url.unicodeScalars) else {
                return []
            }
            kind = .javaScriptChangesURL
            finding = "handleOpenURL gets \(SourceExcerpt.quoted(url, limit: 200))"
        case .syntaxError(let error):
            kind = .javaScriptSyntaxError
            finding = "\(shown) does not run: \(error)"
        case .injected:
            kind = .javaScriptInjection
            finding = "\(shown) would run"
        }
        let subject = HazardEvidence.Subject.javaScript(
            rule: route.match.rule, key: route.match.key)
        let range = reading.evidence ?? 0..<script.utf16.count
        return [Hazard(kind, finding, HazardEvidence(subject, range, of: script))]
    }
}
