import Handset

extension WebViewResult: CustomStringConvertible {
    /// The end, and all that the statement did, in a few words without control characters.
    ///
    /// ```swift
    /// var result = WebViewResult(of: "f();")
    /// result.opened = ["myapp://7"]
    /// print(result)
    /// // opened "myapp://7"
    /// ```
    public var description: String {
        let effects =
            (opened.isEmpty ? [] : [Self.told("opened", opened.map(Self.quoted))])
            + [
                Self.count(dialogs.count, "dialog"), Self.count(requests.count, "request"),
                Self.count(navigations.count, "navigation"),
                Self.count(console.count, "line", "on the console"),
            ].compactMap(\.self) + (isReplaced ? ["the page was replaced"] : [])
        let end = endInWords
        let parts = [end].compactMap(\.self) + effects
        return parts.isEmpty
            ? "it ran, and did nothing that is seen" : parts.joined(separator: "; ")
    }

    /// The end in words; `nil` if the statement had a value.
    private var endInWords: String? {
        switch end {
        case .value: nil
        case .exception(let exception): SourceExcerpt.shown(exception.description)
        case .hung: "it did not end"
        case .notLoaded: "the page did not load"
        case .flooded: "it did more than can be read"
        case .crashed: "the page's process crashed"
        }
    }

    /// A line for each thing that the statement did, without control characters; the last one is the page's text.
    package var lines: [String] {
        let place: String? =
            if case .exception(let exception) = end, let line = exception.line {
                " (line \(line)" + (exception.column.map { ", column \($0)" } ?? "") + ")"
            } else { nil }
        var lines = [endInWords.map { $0 + (place ?? "") }].compactMap(\.self)
        lines += loading.map { "while the page loads: \(SourceExcerpt.shown($0.description))" }
        lines += opened.map { "handleOpenURL(\(Self.quoted($0)))" }
        lines += dialogs.map { dialog in
            "\(dialog.kind.rawValue)(\(Self.quoted(dialog.message)))"
                + (dialog.answer.map { ", answered with \(Self.quoted($0))" } ?? "")
        }
        lines += requests.map { "request \(SourceExcerpt.shown($0.description))" }
        lines += navigations.map { "goes to \(SourceExcerpt.shown($0))" }
        lines += console.map { "console.\(SourceExcerpt.shown($0.description))" }
        if omittedCount > 0 { lines.append("and \(omittedCount) more") }
        if isReplaced { lines.append("nothing of the page is left") }
        if let text, !text.isEmpty { lines.append("shows \(Self.quoted(text))") }
        return lines.isEmpty ? ["it ran, and did nothing that is seen"] : lines
    }

    private static func told(_ word: String, _ texts: [String]) -> String {
        let more = texts.count - 1
        return "\(word) \(texts[0])" + (more > 0 ? " and \(more) more" : "")
    }

    private static func quoted(_ text: String) -> String { SourceExcerpt.quoted(text, limit: 300) }

    private static func count(_ count: Int, _ noun: String, _ rest: String = "") -> String? {
        guard count > 0 else { return nil }
        return ["\(count) \(noun)\(count == 1 ? "" : "s")", rest].filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}
