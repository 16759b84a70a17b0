/// Reads the targets that a Podfile gives pods to.
struct PodfileReader {
    let text: ProjectText

    static func takes(_ name: String) -> Bool { name == "Podfile" }

    var facts: [AppFact] {
        var facts: [AppFact] = []
        // The targets around a line; other blocks have an empty name.
        var blocks: [String] = []
        for (index, line) in text.lines.enumerated() {
            let code =
                line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                .first?.trimmed ?? ""
            if code == "end" {
                _ = blocks.popLast()
                continue
            }
            guard
                code.hasSuffix(" do") || code.contains(" do |") || code.hasPrefix("if ")
                    || code.hasPrefix("unless ") || code.hasPrefix("def ")
            else { continue }
            let name = code.hasPrefix("target ") ? Self.quoted(code) : nil
            if let name {
                let around = blocks.last { !$0.isEmpty } ?? ""
                facts.append(text.fact(.podTarget(name, within: around), at: index))
            }
            blocks.append(name ?? "")
        }
        return facts
    }

    /// The text in the first quotes of a line; `nil` without one.
    private static func quoted(_ line: Substring) -> String? {
        let parts = line.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
        return parts.count > 2 ? String(parts[1]) : nil
    }
}
