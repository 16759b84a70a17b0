public import Handset

/// Says why a payload cannot be made as it was asked for.
public enum PayloadFixtureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A text has no equals sign behind its path.
    case noValue(String)
    /// One of the keys of a path is empty, or there are none.
    case emptyKey([String])
    /// A key of a path holds a NUL character, which jansson cannot hold there.
    case nulInKey([String])
    /// The value at a path is no dictionary, so that nothing can be put into it.
    case notDictionary([String])
    /// A value is no JSON; the assignment is the whole that was asked for.
    case notJSON(PayloadRefusal, FixtureAssignment)
    /// Containers would be nested more deeply than jansson reads.
    case tooDeep([String])
    /// The payload is larger than it shall be.
    case tooSmall(byteCount: Int, minimum: Int)
    /// The payload has no text that can be made longer, and is too near to its size for a key of its
    /// own; `next` is the smallest size that such a key makes.
    case unreachable(byteCount: Int, minimum: Int, next: Int)
    /// A payload of this size is larger than ``PayloadFixture/maximumByteCount``.
    case tooLarge(byteCount: Int)
    /// The payload has no text that can be made longer, and the key for padding holds something else
    /// than a text.
    case paddingKeyTaken

    /// What was found and what to do next.
    public var description: String {
        switch self {
        case .noValue(let text):
            "\(SourceExcerpt.quoted(text)) has no value; give KEY.PATH=JSON, such as aps.badge=1"
        case .emptyKey(let keys):
            "a key is empty in the path \(Self.path(keys)); give keys with a dot between them, and "
                + "write a dot within a key as \\."
        case .nulInKey(let keys):
            "a key holds a NUL character in the path \(Self.path(keys)); leave it out"
        case .notDictionary(let keys):
            "\(Self.path(keys)) is no dictionary, so that nothing can be put into it; make one of it "
                + "first: --set \(Self.shellWord(FixtureAssignment.path(keys)))={}"
        case .notJSON(let refusal, let assignment): Self.description(of: refusal, in: assignment)
        case .tooDeep(let keys):
            "what is set at \(Self.path(keys)) would be nested more than 2,048 levels deep; nest it "
                + "less"
        case .tooSmall(let byteCount, let minimum):
            "the payload has \(minimum) bytes without padding, which are more than \(byteCount); "
                + "give \(minimum) or more, or a shorter payload"
        case .unreachable(let byteCount, let minimum, let next):
            "the payload has \(minimum) bytes and no alert to be made longer, and a key for padding "
                + "takes \(next - minimum), so that it cannot have \(byteCount); give \(minimum), "
                + "\(next) or more, or an alert"
        case .tooLarge(let byteCount):
            "a payload of \(byteCount) bytes is too large; give "
                + "\(PayloadFixture.maximumByteCount) or fewer"
        case .paddingKeyTaken:
            "the key \(PayloadFixture.paddingKey) holds no text that can be made longer; call it "
                + "otherwise, or give an alert"
        }
    }

    private static func path(_ keys: [String]) -> String {
        SourceExcerpt.quoted(FixtureAssignment.path(keys), limit: 200)
    }

    private static func description(
        of refusal: PayloadRefusal, in assignment: FixtureAssignment
    ) -> String {
        let place = "line \(refusal.place.line), byte \(refusal.place.column)"
        let text = assignment.json
        // What begins as an object, an array or a string is not meant to be a bare word.
        let isBare = text.utf8.first { !JSONToken.isWhiteSpace($0) }.map {
            !"{[\"".utf8.contains($0)
        }
        let message = RefusalMessage(refusal.cause, for: .value)
        var advice = message.advice
        if isBare ?? false {
            let isShort = text.utf8.count <= 40 && SourceExcerpt.shown(text) == text
            let example = String(
                decoding: JSONText.string(isShort ? text : "text").bytes, as: UTF8.self)
            advice =
                "if it is a text, quote it for JSON and again for the shell: --set "
                + shellWord(FixtureAssignment.path(assignment.keys)) + "='" + quotable(example)
                + "'"
        }
        return
            "\(path(assignment.keys)), \(place): \(message.finding); \(advice)\n\(refusal.excerpt)"
    }

    /// A path as a shell takes it for itself, and a terminal shows it.
    private static func shellWord(_ path: String) -> String {
        path.utf8.allSatisfy(isPlain) ? path : "'\(quotable(SourceExcerpt.shown(path)))'"
    }

    private static func quotable(_ text: String) -> String { text.replacing("'", with: "'\\''") }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "-"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
