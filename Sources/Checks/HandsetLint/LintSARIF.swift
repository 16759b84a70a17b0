package import Handset

/// The findings of a lint in SARIF 2.1.0, the format of code scanning.
///
/// It is written piece by piece, since a stream of payloads may not end soon.
///
/// Source: [Static Analysis Results Interchange Format](https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).
package struct LintSARIF {
    private let toolVersion: String
    private var isFirst = true

    package init(toolVersion: String) {
        self.toolVersion = toolVersion
    }

    /// The text before the first result: the tool and its rules.
    package var beginning: [UInt8] {
        let schema =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
        let driver = JSONText.object([
            "name": .string("handset"), "version": .string(toolVersion),
            "rules": .array(LintRule.allCases.map(Self.json)),
        ])
        var text = Array(#"{"$schema":"\#(schema)","version":"2.1.0","runs":[{"tool":"#.utf8)
        text += JSONText.object(["driver": driver]).bytes
        return text + #","columnKind":"unicodeCodePoints","results":["#.utf8
    }

    package mutating func text(of result: LintResult, in origin: PayloadOrigin) -> [UInt8] {
        var text: [UInt8] = []
        for finding in result.findings {
            text += isFirst ? "\n".utf8 : ",\n".utf8
            isFirst = false
            text += Self.json(of: finding, in: origin).bytes
        }
        return text
    }

    /// Returns the text after the last result; it is complete if nothing was rejected.
    package func end(isComplete: Bool) -> [UInt8] {
        Array("],\"invocations\":[{\"executionSuccessful\":\(isComplete)}]}]}\n".utf8)
    }

    private static func json(of rule: LintRule) -> JSONText {
        .object([
            "id": .string(rule.identifier),
            "shortDescription": .object(["text": .string(rule.meaning)]),
            "help": .object(["text": .string(rule.advice)]), "helpUri": .string(rule.page.url),
            "defaultConfiguration": .object(["level": .string(rule.severity.rawValue)]),
        ])
    }

    private static let indices = Dictionary(
        uniqueKeysWithValues: LintRule.allCases.enumerated().map { ($1, $0) })

    private static func json(of finding: LintFinding, in origin: PayloadOrigin) -> JSONText {
        let rule = finding.rule
        let text = SourceExcerpt.shown(finding.finding)
        let message = "\(text)\(text.hasSuffix("?") ? "" : ".") \(finding.advice)"
        let line = finding.place?.line ?? origin.line
        let region: JSONMembers = [
            "startLine": .integer(line),
            "startColumn": finding.characterColumn.map { .integer($0) },
        ]
        let physical = JSONText.object([
            "artifactLocation": .object(["uri": .string(uri(of: origin.source))]),
            "region": .object(region),
        ])
        let logical = JSONText.array([
            .object(["fullyQualifiedName": .string(finding.path)])
        ])
        let location = JSONText.object([
            "physicalLocation": physical,
            "logicalLocations": finding.keys.isEmpty ? nil : logical,
        ])
        return .object([
            "ruleId": .string(rule.identifier), "ruleIndex": .integer(indices[rule] ?? 0),
            "level": .string(rule.severity.rawValue),
            "message": .object(["text": .string(message)]), "locations": .array([location]),
            "partialFingerprints": .object(["ruleAndKeyPath/v1": .string("\(rule) \(finding.path)")]
            ),
        ])
    }

    /// Returns a path as a URI (RFC 3986), relative if the path is.
    private static func uri(of path: String) -> String {
        var uri = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
                UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                uri += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return uri
    }
}
