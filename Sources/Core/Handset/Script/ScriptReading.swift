/// The effect that the app's statement has in a JavaScript engine.
///
/// The app puts the URL into the statement as it is. A quote, a backslash or a line end in a session therefore
/// changes the script. The grammar is ECMAScript 2022; only line separators in strings depend on the iOS
/// version. An older engine rejects some scripts that are valid here.
///
/// ``Outcome-swift.enum/oneCall``, ``Outcome-swift.enum/changedArgument(_:)`` and
/// ``Outcome-swift.enum/syntaxError(finding:)`` are exact. ``Outcome-swift.enum/injected`` also
/// covers scripts that an engine rejects; its documentation lists them.
///
/// ```swift
/// let reading = ScriptReading(of: SessionRule.Lookup(url: #"myapp://"ab-12""#).javaScript)
/// print(reading.outcome, reading.evidence ?? 0..<0)
/// // syntaxError(finding: "ab after the string has ended") 23..<24
/// ```
package struct ScriptReading: Hashable, Sendable {
    package enum Outcome: Hashable, Sendable {
        /// One call of the function with one string, the text between the quotes.
        case oneCall
        /// One call of the function with one string that differs from the text between the quotes.
        ///
        /// The literal has escapes or continued lines, or a quote ends it before a comment. The
        /// associated value is the string that the function receives, with U+FFFD for half a
        /// surrogate pair.
        case changedArgument(String)
        /// The statement is not JavaScript, and nothing is evaluated.
        ///
        /// The finding is a phrase such as `ab after the string has ended`, `a line end in the
        /// string` or `no end of the string`.
        case syntaxError(finding: String)
        /// The statement runs other code than the one call with the one string.
        ///
        /// Some of these scripts are rejected by an engine, because Handset does not check:
        ///
        /// - classes, generators and asynchronous functions
        /// - brackets nested in great depth
        /// - the patterns of regular expressions
        /// - characters that Unicode has not assigned, or assigned after this program was built
        /// - reserved words written with escapes, and `let` as the body of `if` or of a loop
        /// - rules of strict mode
        /// - early errors: `({a = 1})`, numbers such as `0_1`, accessors with parameters,
        ///   `__proto__` twice, unknown labels, and names that are declared twice
        case injected
    }

    package static let functionOfTheApp = "handleOpenURL"

    package let outcome: Outcome
    /// The range of the cause in the script, in UTF-16 units: the line end, the first escape, or
    /// the quote that ends the string early; `nil` for ``Outcome-swift.enum/oneCall``.
    package let evidence: Range<Int>?

    /// A statement of another form than `handleOpenURL("…");` is a syntax error or injected.
    ///
    /// `function` may contain dots. Since iOS 12, U+2028 and U+2029 do not end the line in a string.
    package init(
        of script: String, function: String = functionOfTheApp,
        on version: IOSVersion = .ofTheApp
    ) {
        if function == Self.functionOfTheApp, let (outcome, evidence) = Self.readPlainly(script) {
            (self.outcome, self.evidence) = (outcome, evidence)
            return
        }
        let text = ScriptText(script, allowsSeparatorsInStrings: version >= IOSVersion(12))
        guard function == Self.functionOfTheApp || Self.isCallable(function),
            text.has(function + "(\"", at: 0)
        else {
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
            ? .oneCall : .changedArgument(string.value)
    }

    /// Reads a statement of the app whose string has only printable ASCII up to its first quote or line end.
    ///
    /// - Returns: The outcome and the evidence; `nil` if that does not tell them.
    private static func readPlainly(_ script: String) -> (Outcome, Range<Int>?)? {
        let beginning: StaticString = "handleOpenURL(\""
        let end: StaticString = "\");"
        var script = script
        return script.withUTF8 { script in
            guard script.count > beginning.utf8CodeUnitCount,
                beginning.withUTF8Buffer({ script.starts(with: $0) })
            else { return nil }
            for index in beginning.utf8CodeUnitCount..<script.count {
                switch script[index] {
                case UInt8(ascii: "\""):
                    let rest = UnsafeBufferPointer(rebasing: script[index...])
                    return end.withUTF8Buffer { rest.elementsEqual($0) } ? (.oneCall, nil) : nil
                case 0x0A:
                    return (
                        .syntaxError(finding: "a line end in the string"), index..<(index + 1)
                    )
                case UInt8(ascii: "\\"): return nil
                case 0x20..<0x7F: break
                default: return nil
                }
            }
            return nil
        }
    }

    /// Returns true if a function can have the name, which may contain dots.
    private static func isCallable(_ function: String) -> Bool {
        function.split(separator: ".", omittingEmptySubsequences: false).enumerated().allSatisfy {
            let scalars = $1.unicodeScalars
            return ScriptText.beginsName(scalars.first)
                && scalars.allSatisfy(ScriptText.continuesName)
                && ($0 > 0 || $1 == "this" || !ScriptToken.reservedWords.contains(String($1)))
        }
    }

    /// Returns true if the call is closed at an index and nothing follows it.
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
