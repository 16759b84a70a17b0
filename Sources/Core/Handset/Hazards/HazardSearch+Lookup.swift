internal import Foundation

// Hazards of the lookup URL and of the statement.

extension HazardSearch {
    /// The largest number of scalars of a script that a finding shows.
    private static let shownScriptLength = 500

    func hazardsOfURL(_ route: SessionRoute) -> [Hazard] {
        let url = route.lookup.url
        let subject = Hazard.Evidence.Subject.url(rule: route.match.rule, key: route.match.key)
        let fault = URLFault(of: url, on: application.sdkVersion)
        let ofFault = fault.map { fault in
            [Hazard(fault.kind, fault.finding, Hazard.Evidence(subject, fault.range, of: url))]
        }
        let session = route.lookup.sessionRange
        guard url.text(in: session) == route.match.session,
            // With a template that is %@ alone, the session is the whole URL, and may have all its parts.
            session != 0..<url.utf16.count
        else { return ofFault ?? [] }
        // Before the query, slash and question mark end a part as well.
        let isInQuery = url.text(in: 0..<session.lowerBound).contains("?")
        let reserved = "&#+%" + (isInQuery ? "" : "?/")
        let offset = route.match.session.utf16.enumerated().first { index, unit in
            // A character that makes the URL invalid has a hazard already.
            reserved.utf16.contains(unit) && session.lowerBound + index != fault?.start
        }?.offset
        guard let offset else { return ofFault ?? [] }
        let range = (session.lowerBound + offset)..<(session.lowerBound + offset + 1)
        return (ofFault ?? []) + [
            Hazard(
                .urlReservedCharacter,
                "the session contains \(SourceExcerpt.quoted(url.text(in: range))), which has a "
                    + "special meaning in a URL",
                Hazard.Evidence(subject, range, of: url))
        ]
    }

    func hazardsOfScript(_ route: SessionRoute) -> [Hazard] {
        let script = route.lookup.javaScript
        let reading = ScriptReading(of: script, on: application.systemVersion)
        let evidence = Hazard.Evidence(
            .javaScript(rule: route.match.rule, key: route.match.key),
            reading.evidence ?? 0..<script.utf16.count, of: script)
        let kind: Hazard.Kind
        let finding: String
        switch reading.outcome {
        case .oneCall: return []
        case .changedArgument(let url):
            // With correct escapes the call receives the URL itself.
            guard !url.unicodeScalars.elementsEqual(route.lookup.url.unicodeScalars) else {
                return []
            }
            kind = .javaScriptChangesURL
            finding = "handleOpenURL receives \(SourceExcerpt.quoted(url, limit: 200))"
        case .syntaxError(let error):
            return [Self.syntaxError(error, in: script, evidence)]
        case .injected:
            kind = .javaScriptInjection
            finding = "\(Self.shown(script)) would run"
        }
        return [Hazard(kind, finding, evidence)]
    }

    static func syntaxError(
        _ error: String, in script: String, _ evidence: Hazard.Evidence
    ) -> Hazard {
        Hazard(
            .javaScriptSyntaxError, "\(shown(script)) does not run: \(error)", evidence,
            fault: error)
    }

    private static func shown(_ script: String) -> String {
        if script.utf8.count <= shownScriptLength { return script }
        let isCut = script.unicodeScalars.count > shownScriptLength
        return String(script.unicodeScalars.prefix(shownScriptLength)) + (isCut ? "…" : "")
    }
}
