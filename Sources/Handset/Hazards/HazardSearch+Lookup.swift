internal import Foundation

// What becomes of the session in the URL, and of the URL in the statement.

extension HazardSearch {
    func hazardsOfURL(_ route: SessionRoute) -> [Hazard] {
        let url = route.lookup.url
        var hazards: [Hazard] = []
        if let (kind, range, finding) = fault(of: url) {
            hazards.append(
                Hazard(kind, finding, evidence(.url(key: route.match.key), url, range)))
        }
        guard let rule = rules.rules.first(where: { $0.name == route.match.rule }),
            rule.encoding == .verbatim
        else { return hazards }
        let inserted = rule.lookupURL.range(ofSessionWith: route.match.session.utf16.count)
        // Before the query these two end a part as well.
        let isInQuery = url.text(in: 0..<inserted.lowerBound).contains("?")
        let reserved = "&#+% " + (isInQuery ? "" : "?/")
        let offset = Array(route.match.session.utf16).firstIndex { reserved.utf16.contains($0) }
        if let offset {
            let range = (inserted.lowerBound + offset)..<(inserted.lowerBound + offset + 1)
            hazards.append(
                Hazard(
                    .urlReservedCharacter,
                    "the session holds \(Self.quoted(url.text(in: range))), which means something "
                        + "else in a URL",
                    evidence(.url(key: route.match.key), url, range)))
        }
        return hazards
    }

    func hazardsOfScript(_ route: SessionRoute) -> [Hazard] {
        let script = route.lookup.javaScript
        let reading = ScriptReading(of: script)
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
            finding = "handleOpenURL gets \(Self.quoted(url))"
        case .syntaxError(let error):
            kind = .javaScriptSyntaxError
            finding = "\(script) does not run: \(error)"
        case .injected:
            kind = .javaScriptInjection
            finding = "\(script) would run"
        }
        let range = reading.evidence ?? 0..<script.utf16.count
        return [Hazard(kind, finding, evidence(.javaScript(key: route.match.key), script, range))]
    }

    private func evidence(
        _ subject: Hazard.Evidence.Subject, _ text: String, _ range: Range<Int>
    ) -> Hazard.Evidence {
        Hazard.Evidence(subject, range: range, text: text.text(in: range))
    }

    // MARK: - URLWithString:

    private func fault(of url: String) -> (HazardKind, Range<Int>, String)? {
        guard let range = Self.faultBeforeIOS17(in: url) else { return nil }
        let character = Self.quoted(url.text(in: range))
        guard application.sdkVersion >= IOSVersion(17) else {
            return (.urlRefused, range, "URLWithString: gives nil because of \(character)")
        }
        // Foundation here does as iOS 17 does.
        guard let encoded = URL(string: url) else {
            return (.urlRefused, range, "URLWithString: gives nil because of \(character)")
        }
        return (
            .urlReencoded, range,
            "URLWithString: makes \(encoded.absoluteString) of it because of \(character)"
        )
    }

    /// The first thing for which `URLWithString:` gave nil before iOS 17, as CFURL tells them apart.
    private static func faultBeforeIOS17(in url: String) -> Range<Int>? {
        let units = Array(url.utf16)
        var hasFragment = false
        for (index, unit) in units.enumerated() {
            switch unit {
            case UInt16(UInt8(ascii: "%")):
                let digits = units[(index + 1)...].prefix(2)
                if digits.count < 2 || !digits.allSatisfy(isHexDigit) {
                    return index..<(index + 1)
                }
            case UInt16(UInt8(ascii: "#")):
                if hasFragment { return index..<(index + 1) }
                hasFragment = true
            case 0...0x20, 0x7F...0xFFFF:
                return index..<(index + (UTF16.isLeadSurrogate(unit) ? 2 : 1))
            default:
                if "\"<>\\^`{|}".utf16.contains(unit) { return index..<(index + 1) }
            }
        }
        return nil
    }

    private static func isHexDigit(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit).map { Character($0).isHexDigit && $0.isASCII } ?? false
    }
}
