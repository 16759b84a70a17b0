/// A mistake of senders that ``PacketEncoder`` can make on purpose.
///
/// Identifiers are stable: a later version may add kinds, but renames none.
///
/// ```swift
/// print(BrokenPacketKind.itemsTwice, BrokenPacketKind.itemsTwice.commands)
/// // items-twice [Handset.PacketCommand.framed]
/// ```
public struct BrokenPacketKind: Hashable, Sendable, CustomStringConvertible {
    /// The stable identifier, such as `items-twice`.
    public let identifier: String
    /// The mistake, in sentences.
    public let meaning: String
    /// The gateway's reaction as far as it is known, in sentences.
    public let answer: String
    /// The commands with which the mistake is possible.
    public let commands: [PacketCommand]

    private init(
        _ identifier: String, _ meaning: String, answer: String,
        commands: [PacketCommand] = PacketCommand.allCases
    ) {
        self.identifier = identifier
        self.meaning = meaning
        self.answer = answer
        self.commands = commands
    }

    /// The identifier.
    public var description: String { identifier }

    /// The payload's length counts characters.
    public static let lengthInCharacters = BrokenPacketKind(
        "length-in-characters",
        "The payload's length counts characters (UTF-16 units, as the length of a string in C# and "
            + "Java), not bytes of UTF-8. ASCII hides the mistake. A Korean alert shows it: each "
            + "syllable is one character and three bytes.",
        answer:
            "The gateway accepts a payload that is cut short, and reads the remaining bytes as the "
            + "next command or item. It cannot parse them and closes, after status 128 if the command "
            + "has identifiers. The identifier in that answer is not reliable.")
    /// The lengths of token and payload have only one byte.
    public static let lengthOneByte = BrokenPacketKind(
        "length-one-byte",
        "The high byte of the lengths of token and payload is always 0, as in {0, length}. The length "
            + "of a payload of up to 255 bytes is right by chance; 256 becomes 0, and 300 becomes 44.",
        answer:
            "The gateway reacts as to length-in-characters if the payload has more than 255 bytes. "
            + "Length 0 is a missing payload, status 4.")
    /// The packet ends inside the payload.
    public static let truncated = BrokenPacketKind(
        "truncated",
        "The packet ends in the middle of the payload, as if a sender ignored a short write.",
        answer:
            "The gateway waits for the rest without an answer. It reads the beginning of the next "
            + "packet as that rest, and cannot parse the bytes that follow.")
    /// The token's length counts hex digits.
    public static let wrongTokenLength = BrokenPacketKind(
        "wrong-token-length",
        "The token's length counts the hex digits of the token, not its bytes: 64 for a token of 32.",
        answer:
            "The gateway reads the bytes after the token as a part of it. It probably answers "
            + "status 5 for the size, or status 128 for the bytes that follow, and closes. With the "
            + "simple command it only closes.")
    /// The command is not one that Apple has defined.
    public static let unknownCommand = BrokenPacketKind(
        "unknown-command",
        "The first byte is 3, which is not a command. The rest has the layout of the command.",
        answer:
            "Apple does not say. A parser cannot continue, so status 128 and a close are probable.")
    /// Each item occurs twice.
    public static let itemsTwice = BrokenPacketKind(
        "items-twice",
        "Each item of the frame occurs twice, as if a sender put two notifications into one frame.",
        answer:
            "Apple requires exactly one token and one payload, and does not say how two are treated. "
            + "Status 128 is probable.",
        commands: [.framed])
}

extension BrokenPacketKind: CaseIterable {
    /// All kinds.
    public static let allCases: [BrokenPacketKind] = [
        lengthInCharacters, lengthOneByte, truncated, wrongTokenLength, unknownCommand, itemsTwice,
    ]

    /// Creates the kind with an identifier; `nil` for an unknown one.
    public init?(identifier: String) {
        guard let kind = Self.allCases.first(where: { $0.identifier == identifier }) else {
            return nil
        }
        self = kind
    }
}
