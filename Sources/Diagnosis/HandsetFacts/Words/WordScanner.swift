/// Finds the words of a Swift file and what stands before them, without a look at the syntax.
///
/// Comments and strings count as code, since a scan that left them out could be wrong about where they end. What it
/// says of a word is rather too much than too little.
struct WordScanner {
    /// The head of a type: its names, then what it inherits.
    private enum Head { case none, names, inherited }
    private enum Comment { case none, line, block }

    let file: Int
    let keywords: WordKeywords

    /// The last byte that is no white space; a letter for a word.
    private var last: UInt8 = 0
    private var isAtLineStart = true
    private var head = Head.none
    /// The kinds of the names in the head.
    private var use: WordUse = []
    /// The names of the head, by their postings.
    private var names: [Int] = []
    /// True if a comment in the head may hide where its names end.
    private var isHeadUnclear = false
    private var expectsFunction = false
    private var expectsValue = false
    /// True at once behind `let` and `var`.
    private var isVariable = false
    /// True behind `let`, `var` and `case`, up to the end of their names.
    private var isInValues = false
    private var depth = 0
    private var comment = Comment.none
    /// True behind `=`, up to the end of the expression.
    private var isInSource = false
    private var depthOfSource = 0

    static let shortestOptions = 13
    private static let word = UInt8(ascii: "a")

    /// True for the bytes of words.
    private static let isWord: [Bool] = (UInt8.min...UInt8.max).map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// Adds the words of a file to an index.
    static func scan(
        _ bytes: [UInt8], of file: Int, _ keywords: WordKeywords, into index: inout WordIndex
    ) {
        var scanner = WordScanner(file: file, keywords: keywords)
        isWord.withUnsafeBufferPointer { isWord in
            bytes.withUnsafeBufferPointer { scanner.scan($0, isWord, &index) }
        }
    }

    private init(file: Int, keywords: WordKeywords) {
        self.file = file
        self.keywords = keywords
    }

    private mutating func scan(
        _ bytes: UnsafeBufferPointer<UInt8>, _ isWord: UnsafeBufferPointer<Bool>,
        _ index: inout WordIndex
    ) {
        let count = bytes.count
        var place = 0
        while place < count {
            var byte = bytes[place]
            if byte == 0x20 || byte == 0x09 {
                place += 1
            } else if isWord[Int(byte)] {
                let start = place
                var (hash, all) = (WordHash.start, UInt8(0))
                repeat {
                    hash = (hash ^ UInt64(byte)) &* WordHash.factor
                    all |= byte
                    place += 1
                    guard place < count else { break }
                    byte = bytes[place]
                } while isWord[Int(byte)]
                take(
                    word: all >= 0x80 ? WordHash.foreign : hash, place - start,
                    Self.use(before: place, in: bytes), &index)
                if all >= 0x80 { takePieces(of: bytes[start..<place], &index) }
                if place - start >= Self.shortestOptions, bytes[place - 1] | 0x20 == 0x73,
                    Self.isOptions(bytes[start..<place])
                {
                    index.add(WordHash.launchOptions, of: file, [])
                }
            } else {
                place += 1
                take(sign: byte, next: place < count ? bytes[place] : 0, &index)
            }
        }
    }

    /// Returns what a word is by what comes next.
    private static func use(before place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> WordUse {
        var place = place
        while place < bytes.count, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: ")") {
            place += 1
        }
        guard place < bytes.count else { return [] }
        switch bytes[place] {
        case UInt8(ascii: "="):
            return place + 1 == bytes.count || bytes[place + 1] != UInt8(ascii: "=") ? .target : []
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
            // `window! = other` gives a value, `window != other` does not.
            var next = place + 1
            while next < bytes.count, bytes[next] == 0x20 { next += 1 }
            let isGiven = next > place + 1 && next < bytes.count && bytes[next] == UInt8(ascii: "=")
            return isGiven ? [.base, .target] : .base
        case UInt8(ascii: "("), UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: "{"),
            UInt8(ascii: "`"), UInt8(ascii: "/"):
            return .base
        case UInt8(ascii: ":"): return .annotated
        default: return []
        }
    }

    /// Returns true for names that end like `launchOptions` or `didFinishLaunchingWithOptions`.
    static func isOptions(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let text = String(decoding: word, as: UTF8.self).lowercased()
        return text.hasSuffix("launchoptions") || text.hasSuffix("launchingwithoptions")
    }

    private mutating func take(
        word hash: UInt64, _ length: Int, _ next: WordUse, _ index: inout WordIndex
    ) {
        let before = last
        (last, isAtLineStart) = (Self.word, false)
        var use: WordUse = next
        if comment == .none {
            if length <= WordKeywords.longest, before != UInt8(ascii: "."),
                before != UInt8(ascii: "`"), let kind = keywords.kind(of: hash),
                hash != keywords.actor || !expectsFunction && !expectsValue
            {
                isVariable = false
                take(keyword: kind)
                index.add(hash, of: file, .any)
                return
            } else {
                use.formUnion(self.use(after: before))
            }
        }
        if isInSource { use.insert(.source) }
        if before == UInt8(ascii: ":") { use.insert(.typed) }
        if before == UInt8(ascii: "\"") { use.insert(.quoted) }
        // What is bound without a type, as in `if let name`, is a use of it.
        let isDeclared = use.contains(.function) || isVariable && use.contains(.annotated)
        isVariable = false
        if !isDeclared { use.insert(.used) }
        let posting = index.add(hash, of: file, use)
        if head == .names, use.contains(.type) { names.append(posting) }
    }

    private mutating func take(keyword kind: WordKeywords.Kind) {
        (head, expectsFunction, expectsValue, isInValues) = (.none, false, false, false)
        switch kind {
        case .type, .protocolType, .extended:
            use =
                kind == .extended
                ? .type
                : kind == .type ? [.type, .declaredType] : [.type, .declaredType, .protocolName]
            (head, isHeadUnclear) = (.names, false)
            names.removeAll(keepingCapacity: true)
        case .function: expectsFunction = true
        case .variable, .enumCase:
            (expectsValue, isInValues, depth) = (true, true, 0)
            isVariable = kind == .variable
        }
    }

    private mutating func use(after before: UInt8) -> WordUse {
        var use: WordUse = []
        switch head {
        case .names:
            use = self.use
            if isHeadUnclear { use.formUnion([.heir, .inherited]) }
        case .inherited: use = isHeadUnclear ? .any : .inherited
        case .none: break
        }
        if expectsFunction {
            use.insert(.function)
            expectsFunction = false
        }
        if expectsValue {
            use.insert(.value)
            expectsValue = false
        }
        if before == UInt8(ascii: "@") { use.insert(.attribute) }
        return use
    }

    private mutating func takeSource(
        _ byte: UInt8, _ next: UInt8, after before: UInt8, isFirst: Bool
    ) {
        switch byte {
        case UInt8(ascii: "="):
            isInSource = isInSource || next != UInt8(ascii: "=")
            depthOfSource = depth
        case UInt8(ascii: "."):
            // The expression goes on, on a line of its own or behind a closure.
            isInSource = isInSource || isFirst || before == UInt8(ascii: "}")
        case 0x0a, 0x0d:
            if before != UInt8(ascii: "="), depth <= depthOfSource { isInSource = false }
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): isInSource = false
        default: break
        }
    }

    private mutating func take(sign byte: UInt8, next: UInt8, _ index: inout WordIndex) {
        let before = last
        let isFirst = isAtLineStart
        let isLineEnd = byte == 0x0a || byte == 0x0d
        if isLineEnd {
            isAtLineStart = true
            // The end of a sentence in a comment is no base of what comes next.
            if before == UInt8(ascii: ".") || before == UInt8(ascii: "`") { last = 0 }
        } else {
            (last, isAtLineStart) = (byte, false)
        }
        guard comment == .none else {
            let isEnd =
                isLineEnd
                || comment == .block && byte == UInt8(ascii: "/")
                    && before == UInt8(ascii: "*")
            if isEnd {
                if comment == .block { isHeadUnclear = true }
                comment = .none
                last = 0
            }
            return
        }
        takeSource(byte, next, after: before, isFirst: isFirst)
        switch byte {
        case 0x0a, 0x0d:
            if isInValues, depth <= 0, before != UInt8(ascii: ",") { isInValues = false }
        case UInt8(ascii: ","):
            if head == .names, names.isEmpty { head = .none }
            if isInValues || isFirst || before == UInt8(ascii: "}") { expectsValue = true }
        case UInt8(ascii: "("), UInt8(ascii: "["):
            depth += 1
            expectsFunction = false
            if head == .names, names.isEmpty, byte == UInt8(ascii: "(") { head = .none }
        case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
            (head, expectsFunction, expectsValue, isInValues) = (.none, false, false, false)
        case UInt8(ascii: "."):
            if head == .names, names.isEmpty { head = .none }
            expectsValue = false
        case UInt8(ascii: ":"), UInt8(ascii: "="):
            guard head == .names else { break }
            head = names.isEmpty ? .none : .inherited
            for name in names { index.note(.heir, at: name) }
        case UInt8(ascii: "/"):
            let isExpected = head != .none || expectsFunction || expectsValue
            guard isExpected, next == UInt8(ascii: "/") || next == UInt8(ascii: "*") else { break }
            comment = next == UInt8(ascii: "/") ? .line : .block
            if comment == .line, head != .none { isHeadUnclear = true }
        default: break
        }
    }
}
