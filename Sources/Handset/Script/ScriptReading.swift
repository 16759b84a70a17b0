/// What a JavaScript engine makes of the statement that the app evaluates.
///
/// The app puts the URL into the statement as it is, so a quote, a backslash or a line end in a
/// session makes another script of it. Engines of today are meant, and the grammar of ECMAScript
/// 2022.
///
/// ```swift
/// let reading = ScriptReading(of: SessionLookup(url: #"myapp://"ab-12""#).javaScript)
/// print(reading.outcome, reading.evidence ?? 0..<0)
/// // syntaxError(finding: "ab after the string has ended") 23..<24
/// ```
public struct ScriptReading: Hashable, Sendable {
    /// What comes of the statement.
    public enum Outcome: Hashable, Sendable {
        /// It is one call of the function with one string, the text between the quotes.
        case oneCall
        /// It is one call of the function with one string, but another than the text between the
        /// quotes: it has escapes or continued lines, or a quote that ends it before a comment.
        ///
        /// This is the string that the function gets; half a surrogate pair is U+FFFD in it.
        case changedArgument(String)
        /// It is no JavaScript, and nothing is evaluated; what stands where it may not, in a phrase
        /// like `ab after the string has ended`, `a line end in the string` or `no end of the
        /// string`.
        case syntaxError(finding: String)
        /// It is JavaScript, but other code than the one call with the one string.
        ///
        /// This is also said of what cannot be told: of classes, generators and asynchronous
        /// functions, of brackets in great depth, and of some mistakes that an engine finds
        /// only by looking up names or by compiling a regular expression.
        case injected
    }

    /// What comes of the statement.
    public let outcome: Outcome
    /// The place of what is at fault, in UTF-16 units of the script: the line end, the first
    /// escape, or the quote that ends the string early; `nil` for one call as intended.
    public let evidence: Range<Int>?

    /// Reads a statement.
    ///
    /// - Parameters:
    ///   - script: The statement, by default of the form `handleOpenURL("…");`. Of another form, it
    ///     is a syntax error or injected.
    ///   - function: The name of the function, which may have dots in it.
    public init(of script: String, function: String = "handleOpenURL") {
        let text = ScriptText(script)
        guard Self.isCallable(function), text.has(function + "(\"", at: 0) else {
            let fault = Self.fault(in: text)
            outcome = Self.outcome(of: fault, in: text, place: "where it may not stand")
            evidence = fault?.range ?? 0..<text.units.count
            return
        }
        let string: ScriptString
        do {
            string = try ScriptString(in: text, at: function.utf16.count + 1, name: "the string")
        } catch {
            outcome = Self.outcome(of: error, in: text, place: "in the string")
            evidence = error.range
            return
        }
        let end = string.range.upperBound
        let isEarly = end + 2 != text.units.count && text.has("\");", at: text.units.count - 3)
        guard Self.isEndOfCall(in: text, from: end) else {
            outcome = Self.outcome(
                of: Self.fault(in: text), in: text, place: "after the string has ended")
            evidence = end - 1..<end
            return
        }
        evidence = isEarly ? end - 1..<end : string.firstEscape
        outcome =
            evidence == nil
            ? .oneCall : .changedArgument(String(decoding: string.value, as: UTF16.self))
    }

    /// Whether a name, perhaps with dots, is that of a function.
    private static func isCallable(_ function: String) -> Bool {
        function.split(separator: ".", omittingEmptySubsequences: false).enumerated().allSatisfy {
            let scalars = $1.unicodeScalars
            return ScriptText.beginsName(scalars.first)
                && scalars.allSatisfy(ScriptText.continuesName)
                && ($0 > 0 || $1 == "this" || !ScriptToken.reservedWords.contains(String($1)))
        }
    }

    /// Whether the call is closed at an index, and nothing comes after it.
    private static func isEndOfCall(in text: ScriptText, from index: Int) -> Bool {
        var tokens = ScriptTokens(text: text, position: index)
        guard var token = try? tokens.next(), token.isWord(")") else { return false }
        repeat {
            guard let next = try? tokens.next() else { return false }
            token = next
        } while token.isWord(";")
        return token.isEnd
    }

    private static func fault(in text: ScriptText) -> ScriptFault? {
        do {
            try ScriptGrammar.check(text)
            return nil
        } catch {
            return error
        }
    }

    private static func outcome(
        of fault: ScriptFault?, in text: ScriptText, place: String
    ) -> Outcome {
        switch fault {
        case nil, .undecided: .injected
        case .malformed(let finding, _): .syntaxError(finding: finding)
        case .unexpected(let range) where range.isEmpty:
            .syntaxError(finding: "the end of the script, where more is due")
        case .unexpected(let range):
            .syntaxError(finding: "\(text.shown(range)) \(place)")
        }
    }
}
