import Handset

/// A parser of the texts that Darwin and Swift print for dictionaries, of JSON, and of what people make of
/// them.
///
/// It accepts whatever has one meaning only, and remembers what it had to repair. It is not recursive.
struct LogParser {
    static let maximumDepth = PayloadReader.largestMaximumDepth

    /// A container whose end was not found yet.
    struct Open {
        let node: Int
        let bracket: UInt8
        /// The byte between key and value, `=` or `:`; `nil` before the first key, and in arrays.
        var separator: UInt8?
        /// True in an array, and in brackets before it is known that they hold members.
        var isArray: Bool
        var count = 0
        /// True if keys are written `AnyHashable("key")`.
        var isHashable = false
        /// True in an array that Swift's print shows with its class: the elements have no quotes.
        var isBare = false
        /// True if the elements stand on one line.
        var isOnOneLine = false
        /// True for an object of PHP, which is not a list.
        var isObject = false
        /// True if a container with the key `aps` has begun in this one.
        var hasBegunAPS = false

        /// True if values end with a semicolon.
        var isOldStyle: Bool { separator == UInt8(ascii: "=") }

        var closing: UInt8 {
            switch bracket {
            case UInt8(ascii: "{"): UInt8(ascii: "}")
            case UInt8(ascii: "("): UInt8(ascii: ")")
            default: UInt8(ascii: "]")
            }
        }
    }

    let text: LogText
    var index: Int
    var tree = LogTree()
    /// The repairs, each once.
    var repairs: [LogRepair] = []
    /// The first value that cannot be read, although the text goes on.
    var unreadable: LogFault?
    /// The containers that are open, the outermost first.
    var open: [Open] = []
    /// The comments, those with nothing but white space between them together.
    var comments: [Range<Int>] = []
    /// The index of the last text without quotes, which ends with its line.
    var bareStart: Int?
    /// The number of members that were read to their ends.
    var memberCount = 0
    /// True if a key and an equals sign were read.
    var hasOldStyleKey = false
    /// True if a key was written `AnyHashable("key")`.
    var isHashable = false
    /// True if a key or a text of JSON had quotes.
    var hasQuotes = false
    /// The classes and addresses that stand before arrays, as in `<__NSArrayM 0x283e5c2a0>`.
    var arrayHeads: [[UInt8]] = []
    /// True if the white space of a print of PHP differs from what PHP writes.
    var isEdited = false
    /// The language whose maps are read without quotes.
    var mapLanguage = MapLanguage.dart

    init(_ text: LogText, from index: Int = 0) {
        self.text = text
        self.index = index
    }

    // MARK: - Bytes

    var next: UInt8? { text.byte(at: index) }

    func byte(after count: Int) -> UInt8? { text.byte(at: index + count) }

    func isNext(_ bytes: StaticString) -> Bool {
        for offset in 0..<bytes.utf8CodeUnitCount
        where text.byte(at: index + offset) != bytes.utf8Start[offset] {
            return false
        }
        return true
    }

    mutating func take(_ bytes: StaticString) -> Bool {
        guard isNext(bytes) else { return false }
        index += bytes.utf8CodeUnitCount
        return true
    }

    mutating func note(_ repair: LogRepair) {
        if !repairs.contains(repair) { repairs.append(repair) }
    }

    /// Remembers a value that cannot be read, if it is the first.
    mutating func noteUnreadable(_ cause: LogRefusal.Cause, at index: Int) {
        if unreadable == nil { unreadable = LogFault(index: index, cause: cause) }
    }

    // MARK: - Faults

    /// Returns the fault of a token that should be something else, or of the end of the text.
    func fault(_ expected: String) -> LogFault {
        guard next != nil else { return LogFault(index: index, cause: causeOfEnd) }
        var token: [UInt8] = []
        while token.count < 24, let byte = text.byte(at: index + token.count), byte > 32 {
            token.append(byte)
        }
        return LogFault(
            index: index,
            cause: .syntax(token: SourceExcerpt.shown(token), expected: expected))
    }

    private var causeOfEnd: LogRefusal.Cause {
        switch text.end {
        case .limit(let limit): .tooLarge(limit: limit)
        case .message: .unfinished(line: 0, isFollowed: true)
        case .input, nil: .unfinished(line: 0, isFollowed: false)
        }
    }
}
