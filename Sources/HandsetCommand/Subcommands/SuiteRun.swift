import Handset

/// Runs the suites that the command line names: once, once with their repair, or until Ctrl-C.
struct SuiteRun {
    let arguments: [String]
    let rulesPath: String?
    /// What the names of the cases have to hold; `nil` means all cases.
    let filter: String?
    let streams: StandardStreams

    /// Runs every suite, and reports.
    func report(
        _ rules: SessionRules?, _ report: Report, _ verdict: inout Verdict
    ) async throws {
        var report = report
        let files = try find(rules, &verdict)
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
        if let filter, caseCount == 0 {
            // A filter that lets nothing through must not look like success.
            verdict.isNegative = true
            try streams.report("handset: no case has a name with \(filter) in it")
        }
    }

    /// Writes into every suite what was found.
    func update(_ rules: SessionRules?, _ verdict: inout Verdict) throws {
        for suite in try find(rules, &verdict).suites {
            do {
                let old = try InputSource.file(path: suite.path).readAll()
                let update = try SuiteUpdate(
                    json: old, source: suite.path, rules: rules, isIncluded: isIncluded)
                for change in update.changes { try streams.output.write("\(change)\n".utf8) }
                if update.changes.isEmpty {
                    try streams.output.write("\(suite.path): nothing to change\n".utf8)
                } else {
                    try ReplacedFile(path: suite.path).write(update.json)
                }
            } catch let error as JSONDocumentError {
                verdict.hasRefusals = true
                try streams.report("\(error)")
            } catch let error as InputError {
                verdict.hasRefusals = true
                try streams.report("handset: error: \(error)")
            }
        }
    }

    /// Runs every suite, and again what a saved file changes.
    func watch(_ rules: SessionRules?) async throws {
        var rules = rules
        var watch = FileWatch()
        var known: [SuiteFiles.Suite] = []
        var isFirst = true
        while true {
            let files = (try? SuiteFiles(arguments, rules: rules, known: known))?.suites ?? []
            let new = files.filter { file in !known.contains { $0.path == file.path } }
            known = files
            var report = Report(
                .text, isColoured: StandardStreams.isOutputColoured, to: streams.output)
            if isFirst || !new.isEmpty {
                try report.begin()
                for suite in new { try report.write(await result(of: suite)) }
                try report.end()
                try streams.report("handset: waiting for files to be saved; Ctrl-C ends")
                isFirst = false
            }
            try await Task.sleep(for: .milliseconds(200))
            let changed = watch.changes(in: known.flatMap(\.files) + [rulesPath].compactMap { $0 })
            if let rulesPath, changed.contains(rulesPath) {
                do {
                    rules = try RuleOptions.rules(ofFile: rulesPath)
                    known = []
                } catch {
                    try streams.report("\(error)")
                }
            }
            known.removeAll { !changed.isDisjoint(with: $0.files) }
        }
    }

    private func find(
        _ rules: SessionRules?, _ verdict: inout Verdict
    ) throws -> SuiteFiles {
        let files = try SuiteFiles(arguments, rules: rules)
        for folder in files.emptyFolders {
            verdict.hasRefusals = true
            try streams.report(
                "handset: error: \(folder) holds no suite; a suite is a *.json file with \"cases\"")
        }
        return files
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
