import ArgumentParser
import Handset
import HandsetSuites

extension SuiteRun {
    /// Changes every suite to expect what was found.
    func update(_ rules: SessionRules?, _ verdict: inout Verdict) throws {
        var caseCount = 0
        for path in try pathsToUpdate(rules, &verdict) {
            do {
                let update = try SuiteUpdate(
                    contentsOf: path, rules: rules, defaults: try defaults,
                    allowsOutside: allowsOutside, matchTimeLimit: ruleSettings.matchLimit
                ) { name in
                    let isIncluded = Self.isIncluded(name, filter)
                    if isIncluded { caseCount += 1 }
                    return isIncluded
                }
                try write(update, into: path)
            } catch let error as JSONDocumentError {
                verdict.hasRefusals = true
                try streams.report("\(error)")
            }
        }
        try expectCases(caseCount, &verdict)
    }

    /// Returns the paths of the suites, each of which is read again when it is updated.
    private func pathsToUpdate(
        _ rules: SessionRules?, _ verdict: inout Verdict
    ) throws -> [String] {
        let files = try find(rules, &verdict)
        try checkInputs(of: files)
        if files.suites.contains(where: { $0.needsWebView(filter) }) {
            try streams.note(
                "handset: --update has no web view: what a webView expects stays as it is")
        }
        return files.suites.map(\.path)
    }

    /// Checks that no suite is also an input of a suite: it would be read and changed.
    private func checkInputs(of files: SuiteFiles) throws(ValidationError) {
        let inputs = files.suites.flatMap { $0.files.dropFirst() } + ownFiles
        for suite in files.suites {
            guard let identity = FileIdentity(path: suite.path),
                let input = inputs.first(where: { FileIdentity(path: $0) == identity })
            else { continue }
            throw ValidationError(
                "--update would write into \(input), which a suite reads; leave that file out.")
        }
    }

    private func write(_ update: SuiteUpdate, into path: String) throws {
        guard !update.changes.isEmpty else {
            try streams.output.write("\(PathText.shown(path)): nothing to change\n".utf8)
            return
        }
        // Changes are printed only after they were written.
        try WholeFile(path: path, isDurable: true).output(update.json)
        for change in update.changes { try streams.output.write("\(change)\n".utf8) }
    }
}
