package import HandsetTree

/// The lines that repair something, in each language that has them.
package struct Advice: Sendable, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    /// The lines by the language of the code.
    package let code: [CodeLanguage: [String]]
    /// Lines of a payload, of headers, of a property list, of build settings or of a Podfile, which are the same whatever the app is written in.
    package let data: [String]

    /// Takes lines as Swift, if they are no JSON, header or property list.
    package init(_ lines: [String]) {
        let isData = lines.first.map(Self.isData) ?? false
        code = isData || lines.isEmpty ? [:] : [.swift: lines]
        data = isData ? lines : []
    }

    package init(arrayLiteral lines: String...) { self.init(lines) }

    package init(dictionaryLiteral elements: (CodeLanguage, [String])...) {
        code = Dictionary(elements) { first, _ in first }
        data = []
    }

    /// Returns lines of a Podfile, of build settings or the like, which are no code of an app.
    static func data(_ lines: String...) -> Advice { Advice(code: [:], data: lines) }

    private init(code: [CodeLanguage: [String]], data: [String]) {
        self.code = code
        self.data = data
    }

    /// True if nothing is to be written in code.
    package var isEmpty: Bool { code.isEmpty && data.isEmpty }

    /// Returns the advice with lines of other languages beside its own.
    func adding(_ other: [CodeLanguage: [String]]) -> Advice {
        Advice(code: code.merging(other) { own, _ in own }, data: data)
    }

    /// Returns the lines for code in a language; none if the language has none, or is not known.
    package func lines(in language: CodeLanguage?) -> [String] {
        data.isEmpty ? language.flatMap { code[$0] } ?? [] : data
    }

    /// Returns true for a line of JSON, of a property list, or of headers.
    private static func isData(_ line: String) -> Bool {
        guard let first = line.first else { return false }
        if "{\"<".contains(first) { return true }
        let name = line.prefix { $0.isLowercase || $0 == "-" }
        return !name.isEmpty && line.dropFirst(name.count).hasPrefix(": ")
    }
}
