public import Handset

/// The results of a lint of many payloads, and the reports that `handset lint` writes of them.
///
/// ```swift
/// let reader = try PayloadReader(contentsOf: "pushes.jsonl")
/// let linted = try LintedPayloads(of: reader, by: Linter())
/// print(linted.counts)
/// // 0 errors, 1 warning, 0 notes
/// print(linted.text)
/// ```
public struct LintedPayloads: Sendable {
    /// The result of one payload.
    public struct Entry: Sendable {
        /// The source of the payload.
        public let origin: PayloadOrigin
        /// The findings, with their places.
        public let result: LintResult

        /// The record as `handset lint --format json` writes it, in UTF-8 without a newline.
        public var json: [UInt8] { LintRecord(result, of: origin).json }
    }

    private enum Item {
        case entry(Entry)
        /// The number that the refused value would have as a payload.
        case refusal(PayloadRefusal, number: Int)
    }

    private var items: [Item] = []
    private var totals = LintTotals()

    /// The results in the order of the payloads.
    public var entries: [Entry] {
        items.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
    }
    /// The refusals of values that are not payloads.
    public var refusals: [PayloadRefusal] {
        items.compactMap { if case .refusal(let refusal, _) = $0 { refusal } else { nil } }
    }
    /// The numbers of all findings.
    public var counts: LintCounts { totals.counts }

    /// Checks the payloads of a reader, to its end.
    ///
    /// - Parameters:
    ///   - reader: The reader.
    ///   - linter: The check.
    ///   - headers: The headers of each request; the linter's take their place.
    ///   - baseline: The findings that are known, and not reported; `nil` if none are.
    /// - Throws: The error of the reader's stream, such as `PayloadFile.FileError`.
    public init(
        of reader: PayloadReader, by linter: Linter = Linter(),
        in headers: LintHeaders = LintHeaders(), without baseline: LintBaseline? = nil
    ) throws {
        while let event = reader.next() {
            switch event {
            case .payload(let payload):
                let source = payload.origin.source
                let result = linter.result(
                    of: payload, from: reader, in: headers,
                    isKnown: baseline.map { baseline in
                        { rule, keys in
                            baseline.contains(
                                LintBaseline.Entry(source: source, rule: rule, keys: keys))
                        }
                    })
                totals.add(result)
                items.append(.entry(Entry(origin: payload.origin, result: result)))
            case .refusal(let refusal):
                items.append(.refusal(refusal, number: reader.payloadCount + 1))
            case .failure(let error): throw error
            }
        }
    }

    /// All findings, as known ones of a later lint.
    public var baseline: LintBaseline {
        var baseline = LintBaseline()
        for entry in entries {
            for finding in entry.result.findings {
                baseline.insert(
                    LintBaseline.Entry(
                        source: entry.origin.source, rule: finding.rule, keys: finding.keys))
            }
        }
        return baseline
    }
}

extension LintedPayloads {
    /// The findings and their sums for people, as `handset lint` writes them.
    public var text: String {
        // As in the command, a line apart, and only where something was found.
        let sums = totals.payloadCount > 1 ? LintText.lines(of: totals) : ""
        return findings { LintText.lines(of: $0) } + (sums.isEmpty ? "" : "\n" + sums)
            + LintText.summary(totals, refusedCount: refusals.count)
    }

    /// The commands that annotate a change on GitHub, as `handset lint --format github` writes them.
    public var gitHub: String {
        findings { LintText.gitHubCommand(for: $0) }
            + LintText.summary(totals, refusedCount: refusals.count)
    }

    private func findings(_ lines: (LintFinding) -> String) -> String {
        entries.map { entry in
            entry.result.findings.map(lines).joined()
                + LintText.lineAboutMore(entry.result.moreCount, of: entry.origin)
        }.joined()
    }

    /// The records as `handset lint --format json` writes them: a line for each payload and each refusal.
    public var json: [UInt8] {
        items.flatMap { item in
            switch item {
            case .entry(let entry): entry.json + [UInt8(ascii: "\n")]
            case .refusal(let refusal, let number):
                RefusalRecord(refusal, number: number).json + [UInt8(ascii: "\n")]
            }
        }
    }

    /// Returns the findings in SARIF 2.1.0, as `handset lint --format sarif` writes them.
    ///
    /// - Parameter toolVersion: The version of the tool that reports.
    /// - Returns: The file.
    public func sarif(toolVersion: String) -> [UInt8] {
        var sarif = LintSARIF(toolVersion: toolVersion)
        return sarif.beginning
            + entries.flatMap { sarif.text(of: $0.result, in: $0.origin) }
            + sarif.end(isComplete: refusals.isEmpty)
    }

    /// Returns a test case for each payload in JUnit's XML, as `handset lint --format junit` writes them.
    ///
    /// - Parameter failOn: The lowest severity of findings that fail; `nil` if none do.
    /// - Returns: The file.
    public func junit(failOn: LintSeverity? = .error) -> String {
        var junit = LintJUnit(failOn: failOn)
        let cases =
            entries.map { junit.testCase($0.result, of: $0.origin) }.joined()
            + junit.testCase(refusedCount: refusals.count)
        return junit.beginning + cases + LintJUnit.end
    }

    /// The page of the findings, one file of HTML that needs no other, as `handset lint --format html` writes it.
    public var html: String {
        let page = LintPage()
        var (rows, sections) = ("", "")
        for (index, entry) in entries.enumerated() {
            let isDetailed = !entry.result.findings.isEmpty
            rows += page.row(
                entry.result, of: entry.origin, section: isDetailed ? index + 1 : nil)
            if isDetailed {
                sections += page.section(entry.result, of: entry.origin, number: index + 1)
            }
        }
        return page.beginning(totals, refusedCount: refusals.count) + rows
            + page.endOfIndex(totals) + sections + page.end()
    }
}

extension LintedPayloads.Entry: Encodable {
    /// Encodes the members of the record.
    public func encode(to encoder: any Encoder) throws {
        try RecordEncoding.encode(json, to: encoder)
    }
}
