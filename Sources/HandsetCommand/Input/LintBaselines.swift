import ArgumentParser
import Handset
import HandsetLint

/// The baselines of a run: the one that is read, and the one that is written.
final class LintBaselines {
    private let known: LintBaseline?
    private var found: LintBaseline?
    private let path: String?

    init(reading baseline: String?, writing written: String?) throws(JSONDocumentError) {
        if let baseline {
            known = try LintBaseline(contentsOf: baseline)
        } else {
            known = nil
        }
        found = written == nil ? nil : LintBaseline()
        path = written
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
                    + "for a baseline; disable a rule with --disable RULE")
            return
        }
        try WholeFile(path: path).output(found.json)
    }
}
