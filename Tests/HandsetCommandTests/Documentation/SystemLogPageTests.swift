import Foundation
import HandsetSystemLog
import HandsetTestSupport
import Testing

/// The table of forms on the page of the phone's log, which is made from the code's.
@Suite struct SystemLogPageTests {
    private static let path = "Sources/Core/Handset/Handset.docc/ReadThePhonesLog.md"
    private static let start =
        "<!-- Made from the table of forms; HANDSET_RECORD=1 swift test makes it anew. -->\n"
    private static let end = "<!-- The end of what is made. -->\n"

    @Test("The page has a row for each form, with its words, its proof and its sources")
    func table() throws {
        let text = try DocumentationPage(Self.path).text
        let parts = text.components(separatedBy: Self.start)
        let rest = try #require(parts.last?.components(separatedBy: Self.end).last)
        let head = try #require(parts.first)
        try Golden(Self.path).expect(head + Self.start + Self.tables + Self.end + rest)
    }

    private static var tables: String {
        LogGroup.allCases.map { group in
            let rows = SystemLogForm.all.filter { $0.group == group }.map(row)
            return """

                **\(capital(group.words))**

                | form | words | proves | iOS | well known | seen in |
                | --- | --- | --- | --- | --- | --- |
                \(rows.joined())
                """
        }.joined()
    }

    private static func row(of form: SystemLogForm) -> String {
        let words = form.patterns.map { "`\(plain($0.text))`" }.joined(separator: "<br>")
        return
            "| \(form.code) | \(words) | \(form.stage == .note ? "" : "*\(form.stage.words)*: ")\(form.proves) | \(form.seen) | "
            + "\(form.confidence.rawValue) | \(form.sources.joined(separator: ", ")) |\n"
    }

    private static func plain(_ pattern: String) -> String {
        pattern.replacing("«any»", with: "…").replacing("|", with: "\\|").replacing("`", with: "'")
            .replacing(/«([a-z-]+)»/) { $0.1.uppercased() }
    }

    private static func capital(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}
