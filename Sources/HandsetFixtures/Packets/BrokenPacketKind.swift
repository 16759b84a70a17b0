/// A mistake that senders make, and that ``PacketEncoder`` makes on purpose.
///
/// Identifiers are promised: a later version may add kinds, and renames none.
///
/// ```swift
/// print(BrokenPacketKind.itemsTwice, BrokenPacketKind.itemsTwice.commands)
/// // items-twice [Handset.PacketCommand.framed]
/// ```
public struct BrokenPacketKind: Hashable, Sendable, CustomStringConvertible {
    /// The stable identifier, such as `items-twice`.
    public let identifier: String
    /// What is wrong with the packet, in sentences.
    public let meaning: String
    /// What the gateway does with it, in sentences, as far as anybody knows.
    public let answer: String
    /// The commands that it can be made with.
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
        "The payload's length counts characters, as the length of a string does in C# and Java "
            + "(UTF-16 units), and not the bytes of UTF-8. ASCII hides the mistake; a Korean alert "
            + "shows it: each syllable is one character, and three bytes.",
        answer:
            "The gateway takes a payload that is cut short, which it does not notice, and reads "
            + "the left-over bytes as the next command or item. That one it cannot parse: it closes, "
            + "after status 128 if the command has identifiers. The identifier in it is not to be "
            + "relied on.")
    /// The lengths of token and payload have only one byte.
    public static let lengthOneByte = BrokenPacketKind(
        "length-one-byte",
        "The high byte of the lengths of token and payload is always 0, as where a length is written "
            + "as {0, length}. Payloads of up to 255 bytes are right by luck; 256 becomes 0, and 300 "
            + "becomes 44.",
        answer:
            "As for length-in-characters, where the payload has more than 255 bytes; length 0 is "
            + "a missing payload, status 4.")
    /// The packet ends inside the payload.
    public static let truncated = BrokenPacketKind(
        "truncated",
        "The packet ends in the middle of the payload, as where a sender does not write on after a "
            + "short write.",
        answer:
            "The gateway waits for the rest and says nothing; it takes the beginning of the next "
            + "packet for it, and cannot parse what follows.")
    /// The token's length counts hex digits.
    public static let wrongTokenLength = BrokenPacketKind(
        "wrong-token-length",
        "The token's length counts the hex digits of the token, and not its bytes: 64 for a token of "
            + "32.",
        answer:
            "The gateway takes the bytes behind the token for a part of it. Likely are "
            + "status 5 for the size, or status 128 for what it reads behind it, and a close; with the "
            + "simple command only the close.")
    /// The command is none.
    public static let unknownCommand = BrokenPacketKind(
        "unknown-command",
        "The first byte is 3, which is no command; the rest is as the command says.",
        answer: "Apple does not say. A parser cannot go on, so status 128 and a close are likely.")
    /// Every item comes twice.
    public static let itemsTwice = BrokenPacketKind(
        "items-twice",
        "All items of the frame come twice, as where a sender puts two notifications into one frame.",
        answer:
            "Apple asks for exactly one token and one payload, and does not say what becomes of "
            + "two; status 128 is likely.",
        commands: [.framed])
}

extension BrokenPacketKind: CaseIterable {
    /// Every kind there is.
    public static let allCases: [BrokenPacketKind] = [
        lengthInCharacters, lengthOneByte, truncated, wrongTokenLength, unknownCommand, itemsTwice,
    ]

    /// The kind with an identifier, or `nil` if there is none.
    public init?(identifier: String) {
        guard let kind = Self.allCases.first(where: { $0.identifier == identifier }) else {
            return nil
        }
        self = kind
    }
}
