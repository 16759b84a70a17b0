public import Handset

/// The reason why a payload cannot be made.
public enum PayloadFixtureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A text has no equals sign after its path.
    case noValue(String)
    /// A path has an empty key, or no keys.
    case emptyKey([String])
    /// The value at a path is not a dictionary, so it cannot contain a key.
    case notDictionary([String])
    /// The value of an assignment is not JSON.
    case notJSON(PayloadRefusal, FixtureAssignment)
    /// Containers would be nested more deeply than jansson reads.
    case tooDeep([String])
    /// The payload is larger than the requested size.
    case tooSmall(byteCount: Int, minimum: Int)
    /// The payload has no string to pad, and its size is too near for a key; `next` is the smallest size
    /// with such a key.
    case unreachable(byteCount: Int, minimum: Int, next: Int)
    /// The requested size is larger than ``PayloadFixture/maximumByteCount``.
    case tooLarge(byteCount: Int)
    /// The payload has no string to pad, and the value of the key for padding is not a string.
    case paddingKeyTaken

    /// The fault and the remedy.
    public var description: String {
        switch self {
        case .noValue(let text):
            "\(SourceExcerpt.quoted(text)) has no value; give KEY.PATH=JSON, such as aps.badge=1"
        case .emptyKey(let keys):
            "a key is empty in the path \(Self.path(keys)); give keys with a dot between them, and "
                + "write a dot within a key as \\."
        case .notDictionary(let keys):
            "\(Self.path(keys)) is not a dictionary, so it cannot contain a key; make it one first: "
                + "--set \(Self.shellWord(FixtureAssignment.path(keys)))={}"
        case .notJSON(let refusal, let assignment): Self.description(of: refusal, in: assignment)
        case .tooDeep(let keys):
            "the value at \(Self.path(keys)) would be nested more than 2,048 levels deep; nest it less"
        case .tooSmall(let byteCount, let minimum):
            "the payload has \(minimum) bytes without padding, more than \(byteCount); give "
                + "\(minimum) or more, or a shorter payload"
        case .unreachable(let byteCount, let minimum, let next):
            "the payload has \(minimum) bytes and no alert to pad, and a key for padding takes "
                + "\(next - minimum), so \(byteCount) is not possible; give \(minimum), \(next) or "
                + "more, or an alert"
        case .tooLarge(let byteCount):
            "a payload of \(byteCount) bytes is too large; give "
                + "\(PayloadFixture.maximumByteCount) or fewer"
        case .paddingKeyTaken:
            "the value of the key \(PayloadFixture.paddingKey) is not a string that can be padded; "
                + "rename the key, or give an alert"
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
        // A value that begins as an object, an array or a string is not meant as a bare word.
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
                + shellWord(FixtureAssignment.path(assignment.keys)) + "="
                + ShellWord.inQuotes(example)
        }
        return
            "\(path(assignment.keys)), \(place): \(message.finding); \(advice)\n\(refusal.excerpt)"
    }

    /// Returns a path quoted for a shell, in characters that a terminal can show.
    private static func shellWord(_ path: String) -> String {
        ShellWord.of(SourceExcerpt.shown(path))
    }
}
