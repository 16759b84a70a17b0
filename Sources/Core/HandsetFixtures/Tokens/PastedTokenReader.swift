internal import Foundation
internal import Handset

/// The parser of a ``PastedToken``: one step for each form, in the order of precedence.
struct PastedTokenReader {
    // The characters as they were copied, by which errors count.
    private let original: [Character]
    private let characters: [Character]
    private let byteCount: Int

    init(_ text: String, byteCount: Int) {
        original = Array(text)
        var wrapping = PastedTokenWrapping(original)
        wrapping.removeEscapes()
        characters = wrapping.characters
        self.byteCount = byteCount
    }

    private init(_ characters: [Character], of reader: PastedTokenReader) {
        original = reader.original
        self.characters = characters
        byteCount = reader.byteCount
    }

    typealias Reading = (bytes: [UInt8], form: PastedToken.Form)

    func read() throws(PastedTokenError) -> Reading {
        let wrapping = PastedTokenWrapping(characters)
        let start = characters.firstIndex { !Self.isBlank($0) } ?? 0
        if let count = wrapping.byteCount(isWhole: true) {
            throw error(.byteCountAlone(count), at: start)
        }
        if let foreign = lookalike(in: characters) { throw error(.foreign(foreign), at: start) }
        do throws(PastedTokenError) {
            return try readAlone()
        } catch {
            return try readWithin(wrapping, error)
        }
    }

    private func lookalike(in characters: [Character]) -> TokenLookalike? {
        // The blanks in the place of escapes divide names.
        let decoded = String(original).removingPercentEncoding
        guard
            let token = TokenLookalike(String(characters))
                ?? decoded.flatMap({ TokenLookalike($0) })
        else { return nil }
        return byteCount == 16 && token.mayHave16Bytes ? nil : token
    }

    // Looks for a token in other text after the text as a whole was not one.
    private func readWithin(
        _ wrapping: PastedTokenWrapping, _ fault: PastedTokenError
    ) throws(PastedTokenError) -> Reading {
        switch fault.problem {
        case .notHex, .notByte, .tooShort, .tooLong: break
        default: throw fault
        }
        let runs = wrapping.runs(ofDigits: 2 * byteCount)
        if runs.count > 1 { throw error(.several(runs.count), at: 0) }
        if let run = runs.first { return ([UInt8](hexDigits: run[...].utf8) ?? [], .hex) }
        var unlabelled = wrapping
        unlabelled.removeLabels()
        if let count = unlabelled.byteCount(isWhole: true) ?? wrapping.byteCount(isWhole: false) {
            throw error(.byteCountAlone(count), at: 0)
        }
        guard unlabelled.characters != characters else { throw fault }
        if let foreign = lookalike(in: unlabelled.characters) {
            let start = unlabelled.characters.firstIndex { !Self.isBlank($0) } ?? 0
            throw error(.foreign(foreign), at: start)
        }
        do throws(PastedTokenError) {
            return try PastedTokenReader(unlabelled.characters, of: self).readAlone()
        } catch {
            throw fault.problem.isOfCharacter ? error : fault
        }
    }

    private func readAlone() throws(PastedTokenError) -> Reading {
        guard let start = characters.firstIndex(where: { !Self.isBlank($0) }) else {
            throw error(.empty, at: 0)
        }
        let compact = characters.filter { !Self.isBlank($0) }
        let text = String(compact).lowercased()
        if text.allSatisfy(Self.isEdge) { throw error(.empty, at: start) }
        if ["(null)", "<null>", "null", "nil", "none", "undefined"].contains(Self.trimmed(text))
            || ["(null)", "<null>"].contains(text)
        {
            throw error(.nullText(String(compact)), at: start)
        }
        if let description = DescribedBytes(text) {
            return (try checked(bytes(of: description, at: start), at: start), .description)
        }
        // The rest of a line of a log is not a part of the token.
        let bracketed = bracketed(where: { $0.isHexDigit || Self.isBlank($0) || ".…".contains($0) })
        if let dots = indexOfDots(in: bracketed ?? characters.indices) {
            throw error(.elided(missing: nil), at: dots)
        }
        if bracketed == nil,
            let list = try PastedTokenList(characters).bytes({ problem, index in
                error(problem, at: index)
            })
        {
            return (try checked(list, at: start), .byteArray)
        }
        return try digits(from: start)
    }

    // MARK: - Descriptions

    private func bytes(
        of description: DescribedBytes, at start: Int
    ) throws(PastedTokenError) -> [UInt8] {
        let digits = description.digits
        if description.isElided {
            throw error(
                .elided(missing: Int(description.stated).map { max(0, $0 - digits.count / 2) }),
                at: start)
        }
        guard digits.count.isMultiple(of: 2) else {
            throw error(.oddDigitCount(digits.count), at: start)
        }
        guard Int(description.stated) == digits.count / 2 else {
            throw error(
                .lengthDiffers(
                    stated: String(description.stated.prefix(20)), found: digits.count / 2),
                at: start)
        }
        return [UInt8](hexDigits: digits[...].utf8) ?? []
    }

    private func indexOfDots(in range: Range<Int>) -> Int? {
        range.first { index in
            characters[index] == "…" || characters[index...].prefix(3).elementsEqual("...")
        }
    }

    // Returns the inside of the first angle brackets, if it consists of allowed characters only.
    private func bracketed(where isAllowed: (Character) -> Bool) -> Range<Int>? {
        guard let opening = characters.firstIndex(of: "<"),
            let closing = characters[opening...].firstIndex(of: ">"),
            characters[(opening + 1)..<closing].allSatisfy(isAllowed)
        else { return nil }
        return (opening + 1)..<closing
    }

    // MARK: - Digits

    private func digits(from start: Int) throws(PastedTokenError) -> Reading {
        let brackets = bracketed { _ in true }
        // Some encodings of forms write a plus sign for a blank.
        let separators = brackets == nil ? "-:_" : "-:_+"
        var range = brackets ?? start..<characters.count
        while let first = range.first,
            Self.isBlank(characters[first]) || Self.isEdge(characters[first])
        {
            range = (first + 1)..<range.upperBound
        }
        while let last = range.last, Self.isBlank(characters[last]) || Self.isEdge(characters[last])
        {
            range = range.lowerBound..<last
        }
        let whole = range
        if characters[range].count > 1, characters[range.lowerBound] == "0",
            characters[range.lowerBound + 1].lowercased() == "x"
        {
            range = (range.lowerBound + 2)..<range.upperBound
        }
        var digits: [Character] = []
        var fault: Int?
        for index in range {
            let character = characters[index]
            if character.isASCII, character.isHexDigit {
                digits.append(character)
            } else if !Self.isBlank(character), !separators.contains(character), fault == nil {
                fault = index
            }
        }
        guard let fault else {
            guard !digits.isEmpty else { throw error(.empty, at: start) }
            if isUDID(range, digits) { throw error(.udid, at: start) }
            guard digits.count.isMultiple(of: 2) else {
                throw error(.oddDigitCount(digits.count), at: start)
            }
            return (
                try checked([UInt8](hexDigits: String(digits)[...].utf8) ?? [], at: start),
                brackets == nil ? .hex : .oldDescription
            )
        }
        // Base64 may begin with 0x, the sign of hex digits.
        if let bytes = base64(characters[whole]) {
            if bytes.count == byteCount { return (bytes, .base64) }
            // A third of random base64 are hex digits; nearly all of hex with a mistake are.
            if digits.count * 4 < range.count * 3 {
                return (try checked(bytes, at: start), .base64)
            }
        }
        throw error(.notHex(characters[fault], position: fault + 1), at: fault)
    }

    // Until 2018 a UDID had 40 digits; since then it has 8, a hyphen and 16.
    private func isUDID(_ range: Range<Int>, _ digits: [Character]) -> Bool {
        if digits.count == 40 { return byteCount != 20 }
        return range.count == 25 && digits.count == 24 && characters[range.lowerBound + 8] == "-"
    }

    private func base64(_ characters: ArraySlice<Character>) -> [UInt8]? {
        var text = String(characters.filter { !Self.isBlank($0) })
            .replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        while text.hasSuffix("=") { text.removeLast() }
        text += String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        return Data(base64Encoded: text).map { Array($0) }
    }

    // MARK: - Characters

    private func checked(_ bytes: [UInt8], at index: Int) throws(PastedTokenError) -> [UInt8] {
        if bytes.count < byteCount { throw error(.tooShort(bytes.count), at: index) }
        if bytes.count > byteCount { throw error(.tooLong(bytes.count), at: index) }
        return bytes
    }

    private func error(_ problem: PastedTokenError.Problem, at index: Int) -> PastedTokenError {
        let column = original.prefix(index).reduce(1) { $0 + $1.utf8.count }
        return PastedTokenError(problem, column: column, byteCount: byteCount)
    }

    private static func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: CharacterSet(charactersIn: "\"'`@,;()"))
    }

    // Includes invisible characters, which are copied from web pages.
    static func isBlank(_ character: Character) -> Bool {
        character.isWhitespace
            || ["\u{200B}", "\u{2060}", "\u{FEFF}", "\u{AD}"].contains(character)
    }

    private static func isEdge(_ character: Character) -> Bool {
        "<>[](){}\"'`@,;".contains(character)
    }
}
