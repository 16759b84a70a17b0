import Handset
import HandsetSuites

extension SuiteRun {
    /// Runs every suite, and runs suites again when a file of theirs is saved.
    func watch(_ rules: SessionRules?) async throws {
        var rules = rules
        var defaults = try defaults
        var watch = FileWatch()
        // The files that have not changed since they were read, and the suites that were run.
        var known: [String: SuiteFile] = [:]
        var run: Set<String> = []
        var verdict = Verdict()
        var found = try find(rules, &verdict)
        var isFirst = true
        while true {
            known = found.read
            let ownFiles = ownFiles
            let watched = known.values.flatMap(\.files) + ownFiles
            // Before anything runs, so that a file saved meanwhile is noticed.
            watch.look(at: watched)
            let new = found.suites.filter { !run.contains($0.path) }
            run = Set(found.suites.map(\.path))
            if isFirst || !new.isEmpty {
                isFirst = false
                try await report(new)
                try streams.note(FileWatch.note)
            }
            let changed = try await watch.next(in: watched)
            if !changed.isDisjoint(with: ownFiles) {
                do {
                    let app = try ruleSettings.loadApp(streams)
                    defaults = try self.defaults(of: app)
                    if ruleSettings.givesRules { rules = try ruleSettings.load(app.file) }
                    (known, run) = ([:], [])
                } catch {
                    try streams.report("\(error)")
                }
            }
            for suite in known.values where !changed.isDisjoint(with: suite.files) {
                known[suite.path] = nil
                run.remove(suite.path)
            }
            // A folder that is missing now may come back.
            found =
                (try? SuiteFiles(
                    arguments, rules: rules, defaults: defaults, allowsOutside: allowsOutside,
                    known: known))
                ?? SuiteFiles()
        }
    }

    private func report(_ suites: [SuiteFile]) async throws {
        var report = Report(
            .text, streams.style, isVerbose: isVerbose, to: streams.output)
        try report.begin()
        try await run(suites) { try report.write($0) }
        try report.end()
    }
}
