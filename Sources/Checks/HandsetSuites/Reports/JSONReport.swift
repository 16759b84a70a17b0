import Handset

/// A report as lines of JSON: one for each case, one for each suite that could not be read, and the totals.
///
/// The status of a case is `passed` or `failed`, and of a suite `unreadable`. A failed case has its `failures`,
/// each with its place in the suite, and the `reasons`. `microseconds` is missing where nothing was measured.
/// The totals have the `coverage` of states and actions if it was asked for. The members and their order are
/// stable: a later version may add members, but changes none.
///
/// ```json
/// {"suite":"suites/session.json","case":"plain","line":2,"column":5,"status":"passed","microseconds":150}
/// {"suite":"suites/session.json","case":"quoted","line":6,"column":5,"status":"failed","failures":[
/// {"field":"session","line":7,"column":7,"expected":"ab-12","found":"\"ab-12\""}],"reasons":[]}
/// {"suite":"suites/broken.json","status":"unreadable","messages":["suites/broken.json: error: …"]}
/// {"passed":1,"failed":1,"unreadable":1}
/// ```
///
/// Here the second line is broken to fit.
package struct JSONReport: SuiteReport {
    private var counts = SuiteCounts()
    /// The states and actions so far, which the totals have; `nil` if they have not.
    private var coverage: StateCoverage?

    package init(hasCoverage: Bool = false) { coverage = hasCoverage ? StateCoverage() : nil }

    package mutating func begin(to output: inout some TextOutputStream) {}

    package mutating func write(_ result: SuiteResult, to output: inout some TextOutputStream) {
        counts.add(result)
        coverage?.add(result)
        let suite: JSONMembers = ["suite": .string(result.name)]
        switch result.content {
        case .ran(let cases):
            for result in cases { Self.write(suite + Self.members(of: result), to: &output) }
        case .unreadable(let messages):
            Self.write(
                suite + ["status": .string("unreadable"), "messages": .texts(messages)], to: &output
            )
        }
    }

    package mutating func end(to output: inout some TextOutputStream) {
        let totals: JSONMembers = [
            "passed": .integer(counts.passedCount), "failed": .integer(counts.failedCount),
            "unreadable": .integer(counts.unreadableCount),
        ]
        Self.write(totals + ["coverage": coverage?.json], to: &output)
    }

    private static func members(of result: CaseResult) -> JSONMembers {
        var members: JSONMembers = [
            "case": .string(result.name), "line": .integer(result.place.line),
            "column": .integer(result.place.column),
            "status": .string(result.passed ? "passed" : "failed"),
        ]
        if !result.passed {
            let failures = result.failures.map { failure in
                JSONText.object([
                    "field": .string(failure.field), "line": .integer(failure.place.line),
                    "column": .integer(failure.place.column), "expected": .string(failure.expected),
                    "found": .string(failure.found),
                ])
            }
            members.append("failures", .array(failures))
            members.append("reasons", .texts(result.reasons))
            if let page = result.page { members.append("page", .string(page)) }
        }
        if let duration = result.duration {
            members.append("microseconds", .integer(Int(clamping: duration.microseconds)))
        }
        return members
    }

    private static func write(
        _ members: JSONMembers, to output: inout some TextOutputStream
    ) {
        output.write(String(decoding: JSONText.object(members).bytes, as: UTF8.self))
        output.write("\n")
    }
}
