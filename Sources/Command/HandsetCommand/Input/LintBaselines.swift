import ArgumentParser
import Handset
import HandsetLint

/// The baselines of a run: the one that is read, and the one that is written.
final class LintBaselines {
    private let known: LintBaseline?
    private var found: LintBaseline?
    private let path: String?

    /// Throws also if something else than a baseline is where one is to be written.
    init(reading baseline: String?, writing written: String?) throws {
        if let baseline {
            known = try LintBaseline(contentsOf: baseline)
        } else {
            known = nil
        }
        found = written == nil ? nil : LintBaseline()
        path = written
        try checkReplaced()
    }

    /// A link may lead to any file, and one of a checkout is this user's own.
    private func checkReplaced() throws(OutputError) {
        guard let path, Platform.isOccupied(path), (try? LintBaseline(contentsOf: path)) == nil
        else { return }
        throw OutputError(name: path, failure: .notBaseline)
    }

    /// Returns the closure that takes note of the findings in a source, and returns true for those that
    /// are known; `nil` without baselines.
    func isKnown(in source: String) -> ((LintRule, [String]) -> Bool)? {
        guard known != nil || found != nil else { return nil }
        return { [self] rule, keys in
            let entry = LintBaseline.Entry(source: source, rule: rule, keys: keys)
            found?.insert(entry)
            return known?.contains(entry) ?? false
        }
    }

    func write(_ streams: StandardStreams, _ verdict: inout Verdict) throws(OutputError) {
        guard let path, let found else { return }
        guard !found.isFull else {
            verdict.hasRefusals = true
            try streams.report(
                "handset: error: there are more than \(LintBaseline.maximumCount) findings, too many "
                    + "for a baseline; leave one out with --disable FINDING")
            return
        }
        // Again, since the payloads may have taken long.
        try checkReplaced()
        try WholeFile(path: path).output(found.json)
    }
}

extension Platform.Failure {
    /// The failure to write a baseline over something else.
    static let notBaseline = Platform.Failure(
        code: Platform.Failure.exists.code,
        explanation:
            "something else than a baseline is there, or a link to it; remove it, or give another file"
    )
}
