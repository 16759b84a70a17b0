internal import Foundation
internal import Handset
import HandsetSuites

/// A rule file or a suite is read, or its problems have places in it; what is written reads as the same.
enum FileTarget {
    private struct NoFile: Error {}

    static func check(_ bytes: [UInt8]) throws {
        // Each input is one of the two, since each takes its time.
        let cases = Array("\"cases\"".utf8)
        let isSuite = bytes.indices.contains { bytes[$0...].starts(with: cases) }
        do {
            if isSuite {
                let suite = try SessionSuite(
                    json: bytes, source: "fuzz", readFile: { _ in throw NoFile() })
                try checkUpdate(of: suite, bytes)
            } else {
                try checkRoundTrip(of: try SessionRules(json: bytes, source: "fuzz"))
            }
        } catch let error as JSONDocumentError {
            try check(error, in: bytes)
        }
    }

    private static func check(
        _ error: JSONDocumentError, in bytes: [UInt8]
    ) throws {
        try require(!error.problems.isEmpty, "it was refused, but nothing is wrong")
        var last = 0
        for problem in error.problems {
            try requireEqual(problem.place.source, "fuzz", "the source")
            try PlaceCheck.check(problem.place, in: bytes)
            try require(problem.place.offset >= last, "the problems are not in order")
            try require(problem.excerpt != nil, "a problem without its line: \(problem)")
            last = problem.place.offset
        }
        try require(
            error.description.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 },
            "a control character in \(error.description.debugDescription)")
    }

    // MARK: - Rules

    private static func checkRoundTrip(of rules: SessionRules) throws {
        do {
            let read = try SessionRules(json: rules.json, source: "fuzz")
            try requireEqual(read.routing, rules.routing, "the routing")
            try requireEqual(
                read.rules.map { parts($0) }, rules.rules.map { parts($0) }, "the rules")
            try requireEqual(read.json, rules.json, "what is written")
        } catch let error as JSONDocumentError {
            throw BrokenProperty("what was written of rules is refused: \(error)")
        }
    }

    /// All that a rule is, as bytes, since Swift takes different texts for equal.
    private static func parts(_ rule: SessionRule) -> [[UInt8]] {
        var parts = [
            rule.name, rule.lookupURL.description, rule.encoding.rawValue, rule.escaping.rawValue,
            rule.handler ?? "", rule.keys == nil ? "all" : "some",
        ]
        parts += rule.keys ?? []
        switch rule.source {
        case .text(let pattern):
            parts += [pattern.pattern, "\(pattern.options.rawValue)", "\(pattern.group)"]
        case .value(let path): parts += path.keys
        case .link(let template): parts.append(template.description)
        }
        for condition in rule.conditions {
            parts += [condition.keyPath.description] + condition.texts
        }
        parts += rule.decodedPaths.map(\.description)
        return parts.map { Array($0.utf8) }
    }

    // MARK: - Suites

    /// With the app's rules, since a pattern of a suite's own may take as long as it likes.
    private static func checkUpdate(
        of suite: SessionSuite, _ bytes: [UInt8]
    ) throws {
        for tried in suite.cases { try PlaceCheck.check(tried.place, in: bytes) }
        guard suite.files.isEmpty else { return }
        do {
            let update = try SuiteUpdate(json: bytes, source: "fuzz", rules: .app)
            let new = try SessionSuite(json: update.json, source: "fuzz", rules: .app)
            try requireEqual(new.cases.map(\.name), suite.cases.map(\.name), "the names")
            try requireEqual(
                new.cases.map(\.payload.bytes), suite.cases.map(\.payload.bytes), "the payloads")
            try require(new.cases.allSatisfy { $0.run().passed }, "an updated suite fails")
            let again = try SuiteUpdate(json: update.json, source: "fuzz", rules: .app)
            try require(again.changes.isEmpty, "a second update changes \(again.changes)")
            try requireEqual(again.json, update.json, "a second update")
        } catch let error as JSONDocumentError {
            throw BrokenProperty("an updated suite is refused: \(error)")
        }
    }
}
