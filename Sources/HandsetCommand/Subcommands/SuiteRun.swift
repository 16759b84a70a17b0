import Handset

/// Runs the suites that the command line names: once, once with their repair, or until Ctrl-C.
struct SuiteRun {
    let arguments: [String]
    let rulesPath: String?
    /// What the names of the cases have to hold; `nil` means all cases.
    let filter: String?
    let streams: StandardStreams

    /// Runs every suite but for a file that the report goes to, and reports.
    func report(
        _ rules: SessionRules?, excluding excluded: FileIdentity?, _ report: Report,
        _ verdict: inout Verdict
    ) async throws {
        var report = report
        let files = try find(rules, excluding: excluded, &verdict)
        try report.begin()
        var caseCount = 0
        for suite in files.suites {
            let result = await self.result(of: suite)
            caseCount += result.cases.count
            if case .unreadable = result.content { verdict.hasRefusals = true }
            if result.cases.contains(where: { !$0.passed }) { verdict.isNegative = true }
            try report.write(result)
        }
        try report.end()
        try expectCases(caseCount, &verdict)
    }

    /// Writes into every suite what was found.
    func update(_ rules: SessionRules?, _ verdict: inout Verdict) throws {
        var caseCount = 0
        for suite in try find(rules, &verdict).suites {
            do {
                let old = try InputSource.file(path: suite.path).readAll()
                let update = try SuiteUpdate(
                    json: old, source: suite.path, rules: rules
                ) { name in
                    let isIncluded = isIncluded(name)
                    if isIncluded { caseCount += 1 }
                    return isIncluded
                }
                guard !update.changes.isEmpty else {
                    try streams.output.write("\(suite.path): nothing to change\n".utf8)
                    continue
                }
                // What could not be written is not to be told of.
                try ReplacedFile(path: suite.path).write(update.json)
                for change in update.changes { try streams.output.write("\(change)\n".utf8) }
            } catch let error as JSONDocumentError {
                verdict.hasRefusals = true
                try streams.report("\(error)")
            } catch let error as InputError {
                verdict.hasRefusals = true
                try streams.report("handset: error: \(error)")
            }
        }
        try expectCases(caseCount, &verdict)
    }

    /// Runs every suite, and again what a saved file changes.
    func watch(_ rules: SessionRules?) async throws {
        var rules = rules
        var watch = FileWatch()
        // What was read and has not changed since, and the suites among it, which were run.
        var known: [String: SuiteFiles.Suite] = [:]
        var run: Set<String> = []
        var verdict = Verdict()
        var found = try find(rules, &verdict)
        var isFirst = true
        while true {
            known = found.files
            let watched = known.values.flatMap(\.files) + [rulesPath].compactMap { $0 }
            // Before anything runs, so that what is saved meanwhile is noticed.
            watch.look(at: watched)
            let new = found.suites.filter { !run.contains($0.path) }
            run = Set(found.suites.map(\.path))
            if isFirst || !new.isEmpty {
                isFirst = false
                try await report(new)
                try streams.report("handset: waiting for files to be saved; Ctrl-C ends")
            }
            try await Task.sleep(for: .milliseconds(200))
            let changed = watch.changes(in: watched)
            if let rulesPath, changed.contains(rulesPath) {
                do {
                    rules = try RuleOptions.rules(ofFile: rulesPath)
                    (known, run) = ([:], [])
                } catch {
                    try streams.report("\(error)")
                }
            }
            for suite in known.values where !changed.isDisjoint(with: suite.files) {
                known[suite.path] = nil
                run.remove(suite.path)
            }
            // A folder that is gone may come back.
            found = (try? SuiteFiles(arguments, rules: rules, known: known)) ?? SuiteFiles()
        }
    }

    private func report(_ suites: [SuiteFiles.Suite]) async throws {
        var report = Report(
            .text, isColoured: StandardStreams.isOutputColoured, to: streams.output)
        try report.begin()
        for suite in suites { try report.write(await result(of: suite)) }
        try report.end()
    }

    private func find(
        _ rules: SessionRules?, excluding excluded: FileIdentity? = nil, _ verdict: inout Verdict
    ) throws -> SuiteFiles {
        let files = try SuiteFiles(arguments, rules: rules, excluding: excluded)
        for folder in files.emptyFolders {
            verdict.hasRefusals = true
            try streams.report(
                "handset: error: \(folder) holds no suite; a suite is a *.json file with \"cases\"")
        }
        return files
    }

    /// Sees to it that a filter that lets nothing through does not look like success.
    private func expectCases(_ count: Int, _ verdict: inout Verdict) throws {
        guard let filter, count == 0, !verdict.hasRefusals else { return }
        verdict.isNegative = true
        try streams.report("handset: no case has a name with \(filter) in it")
    }

    private func result(of suite: SuiteFiles.Suite) async -> SuiteResult {
        switch suite.content {
        case .success(var session):
            session.cases.removeAll { !isIncluded($0.name) }
            return await session.run()
        case .failure(let error):
            return SuiteResult(
                name: suite.path, content: .unreadable(error.problems.map { "\($0)" }))
        }
    }

    private func isIncluded(_ name: String) -> Bool {
        filter.map { name.contains($0) } ?? true
    }
}
