/// The depth of a file's code, as a scan of its bytes finds it before the file is parsed.
///
/// The parser calls itself for brackets, but also for `try try try`, `else if` and the like. The scan counts all of
/// these, a little too many rather than too few. It knows strings and comments, but no regular expressions: where
/// one may stand, it counts the brackets as ``doubt``.
struct SwiftNesting {
    /// The line at which the code is too deep; `nil` if it is not.
    private(set) var lineOfOverflow: Int?
    /// The line from which on attributes follow without anything that they are of, or with more `#` after each other
    /// than any code has; `nil` if there are none.
    ///
    /// The parser looks at what comes behind them again and again.
    var lineOfDamage: Int?

    private static let maximumBracketDepth = 240
    private static let maximumChainLength = 1000
    private static let maximumRunLength = 100
    private static let maximumWordCount = 500
    private static let maximumDoubt = 4000
    private static let maximumAttributeCount = 200

    let bytes: [UInt8]
    var place = 0
    var line = 1
    var levels = [SwiftNestingLevel()]
    /// The parts of all levels that stand within each other.
    var total = 0
    var compiledDepth = 0
    /// The attributes since the last word that declares something.
    var attributeCount = 0
    /// The brackets that may be parts of something else, or the other way round.
    var doubt = 0
    /// True if the last token can end a statement.
    var endsStatement = false
    var isAtLineStart = true
    var lineStart = 0
    /// The place on this line from which on the scan may be wrong.
    var placeOfDoubt: Int?
    /// True if the scan may be wrong for the rest of the file.
    var isLost = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while place < bytes.count, lineOfOverflow == nil, lineOfDamage == nil {
            if bytes[place] == UInt8(ascii: "@") { attributeCount += 1 }
            takeToken()
            if attributeCount > Self.maximumAttributeCount { lineOfDamage = line }
            if levels.count + compiledDepth > Self.maximumBracketDepth
                || total > Self.maximumChainLength || doubt > Self.maximumDoubt
                || levels.last.map({
                    $0.run > Self.maximumRunLength || $0.chain > Self.maximumWordCount
                })
                    == true
            {
                lineOfOverflow = line
            }
        }
    }

    /// The byte at a place; 0 behind the end.
    func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

    private mutating func takeToken() {
        let first = bytes[place]
        switch first {
        case 0x0a, 0x0d: endLine()
        case 0x20, 0x09, 0x0b, 0x0c, 0: place += 1
        case UInt8(ascii: "/") where byte(place + 1) == UInt8(ascii: "/"):
            while place < bytes.count, bytes[place] != 0x0a, bytes[place] != 0x0d { place += 1 }
        case UInt8(ascii: "/") where byte(place + 1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): takeString(pounds: 0)
        case UInt8(ascii: "#"): takePound()
        case _ where Self.isWord(first): takeWord()
        default: takeSign(first)
        }
    }

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    // MARK: - Lines

    mutating func endLine() {
        countLine()
        if let placeOfDoubt { addDoubt(of: lineStart..<place, behind: placeOfDoubt) }
        place += 1
        (lineStart, placeOfDoubt, isAtLineStart) = (place, nil, true)
        // A string on a single line ends here, whatever is open in it.
        for index in levels.indices.reversed() {
            guard let string = levels[index].string else { continue }
            if string.isMultiline { break }
            levels[index].string = nil
        }
    }

    mutating func countLine() {
        if bytes[place] == 0x0a || byte(place + 1) != 0x0a { line += 1 }
    }

    private mutating func addDoubt(of range: Range<Int>, behind place: Int) {
        var isDoubtful = isLost
        var quotes = 0
        for index in min(place + 1, range.upperBound)..<range.upperBound {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                (isDoubtful, quotes) = (true, quotes + 1)
                if quotes == 3 { isLost = true }
            case UInt8(ascii: "/"):
                isDoubtful = true
                if byte(index + 1) == UInt8(ascii: "*") { isLost = true }
            case UInt8(ascii: "'"), UInt8(ascii: "#"): isDoubtful = true
            default: quotes = 0
            }
        }
        if isDoubtful { doubt += range.reduce(0) { $0 + (Self.isBracket(bytes[$1]) ? 1 : 0) } }
    }

    static func isBracket(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: "?"):
            true
        default: false
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            switch (byte(place), byte(place + 1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, place) = (depth + 1, place + 2)
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, place) = (depth - 1, place + 2)
            case (0x0a, _), (0x0d, _):
                countLine()
                place += 1
            default: place += 1
            }
        } while depth > 0 && place < bytes.count
    }
}
