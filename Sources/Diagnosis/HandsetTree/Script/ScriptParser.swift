/// A place in the tokens of a file that moves on, within the brackets that are read.
///
/// Nothing behind the end of these brackets is seen, so that a mistake within them stays there.
class ScriptParser {
    /// A pair of brackets that is read.
    struct Level {
        let limit: Int
        let opener: Int
    }

    let bytes: [UInt8]
    let lines: CodeLines
    /// All tokens; the last one is the end.
    let tokens: [ScriptToken]
    var gaps: [CodeGap] = []
    var position = 0
    /// The index of the bracket that ends what is read, or of the end.
    var limit: Int
    /// The number of statements and expressions around the place.
    var depth = 0
    /// The number of members and calls on each other, in the expression that is read.
    var links = 0

    /// The place of the stack where reading begins.
    private let stackStart = ScriptParser.stackPlace()

    static let maximumDepth = 200
    /// The bytes of the stack that reading takes at most on any thread, which has 512 KB at least, and on a
    /// ``DeepStack``.
    private static let stackByteCount = 288 << 10
    private static let deepStackByteCount = 64 << 20
    static let maximumLinkCount = 200
    static let maximumGapCount = 1000

    private let maximumStackByteCount: UInt

    init(bytes: [UInt8], lines: CodeLines, tokens: [ScriptToken], isOnDeepStack: Bool) {
        maximumStackByteCount = UInt(
            isOnDeepStack ? Self.deepStackByteCount : Self.stackByteCount)
        self.bytes = bytes
        self.lines = lines
        self.tokens = tokens
        limit = tokens.count - 1
    }

    /// True if what follows is within others too deep.
    final var isTooDeep: Bool {
        guard depth < Self.maximumDepth else { return true }
        let (start, place) = (stackStart, Self.stackPlace())
        return max(start, place) - min(start, place) > maximumStackByteCount
    }

    /// Returns an address in the part of the stack that is in use.
    @inline(never)
    private static func stackPlace() -> UInt {
        var byte: UInt8 = 0
        return withUnsafeMutablePointer(to: &byte) { UInt(bitPattern: $0) }
    }

    // MARK: - Looking

    final var current: ScriptToken { token(at: position) }
    final var kind: ScriptToken.Kind { position < limit ? tokens[position].kind : .end }
    final var word: ScriptWord { position < limit ? tokens[position].word : .none }
    final var isAfterLine: Bool { position >= limit || tokens[position].isAfterLine }
    final var isAtEnd: Bool { position >= limit }
    final var line: Int { lines.line(of: Int(tokens[min(position, tokens.count - 1)].start)) }

    final func token(at index: Int) -> ScriptToken {
        if index < limit { return tokens[index] }
        let place = Int(tokens[limit].start)
        return ScriptToken(.end, .none, place..<place, isAfterLine: true)
    }

    /// Returns the word or the sign some tokens on.
    final func word(_ offset: Int) -> ScriptWord { token(at: position + offset).word }

    final func kind(_ offset: Int) -> ScriptToken.Kind { token(at: position + offset).kind }

    /// Returns the index behind a token, or behind the brackets that it opens.
    final func behind(_ index: Int) -> Int {
        let match = Int(tokens[index].match)
        return match > index ? min(match + 1, limit) : index + 1
    }

    /// Returns the text of a token as it stands.
    final func text(at index: Int) -> String {
        index < limit ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
    }

    // MARK: - Moving

    final func take(_ word: ScriptWord) -> Bool {
        guard self.word == word else { return false }
        position += 1
        return true
    }

    /// Returns the text of the token as it stands, and moves on.
    final func takeText() -> String {
        let text = text(at: position)
        if !isAtEnd { position += 1 }
        return text
    }

    /// Moves behind the opening bracket at the place, and sees only what is within.
    final func enter() -> Level {
        let level = Level(limit: limit, opener: position)
        guard position < limit else { return level }
        let match = Int(tokens[position].match)
        if match > position { limit = min(match, limit) }
        position += 1
        return level
    }

    /// Moves behind the closing bracket.
    final func leave(_ level: Level) {
        let isClosed = level.opener < level.limit && tokens[limit].match == Int32(level.opener)
        position = isClosed ? limit + 1 : limit
        limit = level.limit
        position = min(position, limit)
    }

    private static let maximumTypeTokenCount = 200
    private static let maximumAnnotationByteCount = 400

    /// Returns tokens without the white space between them, as a type is written.
    final func joined(_ range: Range<Int>) -> String {
        var text: [UInt8] = []
        var wasWord = false
        for index in range.prefix(Self.maximumTypeTokenCount) {
            let isWord = tokens[index].kind == .word
            if isWord, wasWord { text.append(UInt8(ascii: " ")) }
            text += bytes[tokens[index].range]
            wasWord = isWord
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns tokens as they stand in the source, cut if they are long.
    final func source(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        let bytes = bytes[
            Int(tokens[first].start)..<max(Int(tokens[first].start), Int(tokens[last].end))]
        return String(decoding: bytes.prefix(Self.maximumAnnotationByteCount), as: UTF8.self)
    }

    /// Returns a name with a label of its own for each part, such as `name(_:title:)`.
    static func label(_ name: String, _ labels: [String]) -> String {
        name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
}
