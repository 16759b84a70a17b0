import Foundation
import Handset
import HandsetTestSupport

/// The steps on the way of a payload, as text, so that two implementations can be compared.
struct Transcript: Equatable, CustomStringConvertible {
    /// The steps.
    private(set) var description = ""
    /// The number of sessions that were found.
    private(set) var findingCount = 0

    /// Takes the steps of the library.
    ///
    /// - Throws: ``SessionSearchError`` if the router does.
    init(of payload: Payload, _ router: SessionRouter) throws {
        var steps = ""
        let routes = try router.routes(in: payload) { step in
            switch step {
            case .printed(let key, let text): steps += Self.line(key, text)
            case .found(let route): steps += Self.line(route)
            }
        }
        // Without an observer, the same routes are returned.
        let unobserved = try router.routes(in: payload)
        description = steps + (routes + unobserved).map(Self.line).joined()
        findingCount = routes.count
    }

    /// Takes the steps of the plain receiver.
    init(of payload: Payload, _ receiver: PlainReceiver) {
        var routes = ""
        for step in receiver.steps(in: payload) {
            let lines = step.findings.map { Self.line(step, $0) }.joined()
            description += Self.line(step.key, step.text) + lines
            routes += lines
            findingCount += step.findings.count
        }
        description += routes + routes
    }

    // Equal strings need not have the same bytes.
    static func == (left: Transcript, right: Transcript) -> Bool {
        left.description.utf8.elementsEqual(right.description.utf8)
    }

    private static func line(_ key: String, _ text: String) -> String {
        "printed \(key): \(text)\n"
    }

    private static func line(_ route: SessionRoute) -> String {
        let match = route.match
        return "found by \(match.rule) in \(match.key) of \(match.text)"
            + " at \(match.range) of \(match.wholeRange): \(match.session)\n"
            + "\(route.lookup.url)\n\(route.lookup.javaScript)\n"
    }

    private static func line(_ step: PlainStep, _ finding: PlainFinding) -> String {
        let range = finding.range.lowerBound..<finding.range.upperBound
        let wholeRange = finding.wholeRange.lowerBound..<finding.wholeRange.upperBound
        return "found by \(finding.rule) in \(step.key) of \(step.text)"
            + " at \(range) of \(wholeRange): \(finding.session)\n"
            + "\(finding.url)\n\(finding.statement)\n"
    }
}
