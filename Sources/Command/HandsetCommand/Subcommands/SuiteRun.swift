import ArgumentParser
import Handset
import HandsetSuites

/// Runs the suites that the command line names: once, once to update them, or until Ctrl-C.
struct SuiteRun {
    let arguments: [String]
    let app: GivenApp
    let ruleSettings: RuleSettings
    /// The filter of the cases; `nil` for all.
    let filter: CaseFilter?
    /// The page to which failed cases are given; `nil` without one.
    let page: ShowingPage?
    /// Returns the web view of suites that name none; `nil` without one.
    let web: () throws -> SuiteWeb?
    /// Returns the files of that web view.
    let filesOfWeb: () -> [String]
    let streams: StandardStreams
    /// True if cases that passed are told too.
    let isVerbose: Bool

    /// True if paths in suites and rule files may lead outside the repository of their file.
    var allowsOutside: Bool { ruleSettings.allowsOutside }
    /// The number of hazards of a case that are shown.
    let maximumHazards: Int
    let browser: SuiteBrowser

    var defaults: SuiteDefaults { get throws { try defaults(of: app) } }

    func defaults(of app: GivenApp) throws -> SuiteDefaults {
        var defaults = app.suiteDefaults
        defaults.web = try web()
        return defaults
    }

    /// Runs every suite, and writes reports; without `rules`, each suite names its own.
    ///
    /// - Throws: `ValidationError` if a report would overwrite an input or another one, ``InputError`` if a
    ///   folder cannot be read, and ``OutputError`` if a report cannot be written.
    func report(
        _ rules: SessionRules?, _ targets: [ReportTarget<SuiteReportFormat>],
        _ coverageOptions: CoverageOptions, _ verdict: inout Verdict
    ) async throws {
        let outputs = targets.compactMap(\.path)
        let files = try SuiteFiles(
            arguments, rules: rules, defaults: try defaults, allowsOutside: allowsOutside,
            outputs: outputs.compactMap(FileIdentity.init(path:)))
        try check(files, outputs: outputs)
        try await browser.check(files.suites, filter, streams)
        var reports = try targets.map { target throws(OutputError) in
            Report(
                target.format, target.style(of: streams), isVerbose: isVerbose,
                hasCoverage: coverageOptions.coverage, to: try target.open(streams))
        }
        for index in reports.indices { try reports[index].begin() }
        var counts = SuiteCounts()
        var coverage = StateCoverage()
        func write(_ result: SuiteResult) throws {
            counts.add(result)
            coverage.add(result)
            verdict.record(counts)
            for index in reports.indices { try reports[index].write(result) }
        }
        for listing in files.listings { try listing.report(streams, &verdict) }
        for folder in files.emptyFolders {
            try write(
                SuiteResult(
                    name: folder, content: .unreadable([Self.message(ofEmptyFolder: folder)])))
        }
        try await run(files.suites, write)
        for index in reports.indices { try reports[index].end() }
        try expectCases(counts.caseCount, &verdict)
        // What a suite would cover that could not be read is not known.
        guard let requirement = coverageOptions.requireCoverage, !verdict.hasRefusals,
            filter == nil || counts.caseCount > 0
        else { return }
        if let message = CoverageCheck(coverage, requirement).message {
            verdict.isNegative = true
            try streams.report(message)
        }
    }

    /// Checks that no file is written that is read.
    ///
    /// A report, in a folder, does not count as a suite.
    private func check(_ files: SuiteFiles, outputs: [String] = []) throws(ValidationError) {
        let written = WrittenFiles(
            outputs.map { ("--output", $0) }
                + (browser.pictureFile.map { [("--web-view-picture", $0)] } ?? []))
        try written.checkEachOther()
        try ruleSettings.check(written)
        try written.check(files.suites.lazy.flatMap(\.files))
        try WrittenFiles().check(files.read.keys.sorted())
    }

    /// Runs suites at the same time, and passes their results on in order.
    func run(
        _ suites: [SuiteFile], _ body: (SuiteResult) throws -> Void
    ) async throws {
        let progress = ProgressLine.start(
            counting: "cases", of: caseCount(of: suites), streams.style)
        defer { ProgressLine.finish() }
        // Frees the memory of the files' values, which are no longer needed; a large payload's may need as much.
        PayloadReader.returnFreedMemory()
        var gifts = page.map { CaseGifts($0, streams) }
        try await withThrowingTaskGroup(of: (Int, SuiteResult?).self) { group in
            // Browsers run one after another.
            var last: Task<SuiteResult?, any Error>?
            for (index, suite) in suites.enumerated() {
                let work = {
                    [filter, matchLimit = ruleSettings.matchLimit, maximumHazards, browser]
                    () async throws(OutputError) -> SuiteResult? in
                    try await Self.result(of: suite, filter, matchLimit, maximumHazards, browser) {
                        progress?.advance(by: $0, $0)
                    }
                }
                guard suite.needsWebView(filter) else {
                    group.addTask { (index, try await work()) }
                    continue
                }
                let task = Task { [last] in
                    _ = await last?.result
                    return try await work()
                }
                last = task
                group.addTask { (index, try await task.value) }
            }
            var results: [Int: SuiteResult?] = [:]
            var next = 0
            for try await (index, result) in group {
                results[index] = result
                while let result = results.removeValue(forKey: next) {
                    if let result {
                        try body(try gifts?.given(result, of: suites[next]) ?? result)
                    }
                    next += 1
                }
            }
        }
    }

    private func caseCount(of suites: [SuiteFile]) -> Int {
        suites.reduce(0) { count, suite in
            guard case .success(let session) = suite.content else { return count }
            return count + session.cases.count { Self.isIncluded($0.name, filter) }
        }
    }

    /// The files that every suite depends on.
    var ownFiles: [String] { ruleSettings.inputs + filesOfWeb() }

    func find(
        _ rules: SessionRules?, _ verdict: inout Verdict
    ) throws -> SuiteFiles {
        let files = try SuiteFiles(
            arguments, rules: rules, defaults: try defaults, allowsOutside: allowsOutside)
        for listing in files.listings { try listing.report(streams, &verdict) }
        for folder in files.emptyFolders {
            verdict.hasRefusals = true
            try streams.report(Self.message(ofEmptyFolder: folder))
        }
        try check(files)
        return files
    }

    private static func message(ofEmptyFolder folder: String) -> String {
        "handset: error: \(SourceExcerpt.shown(folder)) has no suite; "
            + "a suite is a *.json file with \"cases\"" + InputSource.adviceOnSubfolders(of: folder)
    }

    /// Makes the run fail if the filter matches no case.
    func expectCases(_ count: Int, _ verdict: inout Verdict) throws {
        guard let filter, count == 0, !verdict.hasRefusals else { return }
        verdict.isNegative = true
        try streams.report(
            "handset: no case has a name that contains \(SourceExcerpt.shown(filter.text))")
    }

    /// Returns the result of a suite; `nil` if the filter matches none of its cases.
    private static func result(
        of suite: SuiteFile, _ filter: CaseFilter?, _ matchTimeLimit: MatchTimeLimit,
        _ maximumHazards: Int, _ browser: SuiteBrowser,
        _ progress: @escaping @Sendable (Int) -> Void
    ) async throws(OutputError) -> SuiteResult? {
        switch suite.content {
        case .success(var session):
            session.cases.removeAll { !isIncluded($0.name, filter) }
            session.limitMatches(to: matchTimeLimit)
            if session.cases.isEmpty { return nil }
            return try await browser.withWebView(for: session) { view in
                await session.run(
                    in: view, maximumHazardCount: maximumHazards, progress: progress)
            }
        case .failure(let error):
            return SuiteResult(
                name: suite.path, content: .unreadable(error.problems.map { "\($0)" }))
        }
    }

    static func isIncluded(_ name: String, _ filter: CaseFilter?) -> Bool {
        filter?.includes(name) ?? true
    }
}

extension Verdict {
    fileprivate mutating func record(_ counts: SuiteCounts) {
        if counts.hasFailures { isNegative = true }
        if counts.hasUnreadableSuites { hasRefusals = true }
    }
}
