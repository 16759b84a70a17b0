import HandsetHunt
import HandsetTestSupport
import Testing

@testable import HandsetCommand

/// The report of `handset hunt`.
@Suite struct HuntOutputTests {
    @Test("A report in a file is whole when it was written", arguments: HuntFormat.allCases)
    func file(format: HuntFormat) throws {
        let folder = try TemporaryFolder()
        var report = HuntReport()
        report.variantCount = 2
        let output = HuntOutput(report: report, known: [], packageOptions: "--package PushTests")
        try output.write(
            to: ReportTarget(format: format, path: folder.path("report")),
            StandardStreams(MessageStyle(isQuiet: true, colour: .never)))
        let expected = String(decoding: output.bytes(format), as: UTF8.self)
        #expect(try folder.read("report") == expected)
        #expect(expected.contains("0 findings: 2 variants") || format != .text)
        #expect(expected.contains("tests=\"0\"") || format != .junit)
    }
}
