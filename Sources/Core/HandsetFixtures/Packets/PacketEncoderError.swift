/// The reason why a notification cannot be encoded.
public enum PacketEncoderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The token has no bytes, or more than 100.
    case tokenSize(Int)
    /// The payload has no bytes, or more than the command's limit.
    case payloadSize(Int, PacketCommand)
    /// The priority is neither 5 nor 10.
    case priority(UInt8)
    /// The command does not have a field of the notification.
    case fieldNotInCommand(PacketCommand.Field, PacketCommand)
    /// The mistake cannot be made with the command.
    case kindNotInCommand(BrokenPacketKind, PacketCommand)
    /// A length does not fit into its two bytes.
    case lengthTooLarge(Int)
    /// Counting up from the first identifier exceeds 32 bits.
    case identifiersUsedUp(first: UInt32)

    /// The fault, as part of a sentence.
    public var finding: String {
        switch self {
        case .tokenSize(let count): "the token has \(Self.bytes(count))"
        case .payloadSize(let count, _): "the payload has \(Self.bytes(count))"
        case .priority(let priority): "the priority is \(priority)"
        case .fieldNotInCommand(let field, let command):
            "command \(command.rawValue) has no field for \(field == .priority ? "a" : "an") "
                + field.rawValue
        case .kindNotInCommand(let kind, let command):
            "\(kind) cannot be made with command \(command.rawValue)"
        case .lengthTooLarge(let length):
            "a length is \(length), but it has to fit into two bytes"
        case .identifiersUsedUp(let first):
            "the identifiers that count up from \(first) no longer fit into 32 bits"
        }
    }

    /// The remedy, as part of a sentence.
    public var advice: String {
        switch self {
        case .tokenSize:
            "Apple's Binary Provider API says from 1 to 100 bytes, in most cases 32"
        case .payloadSize(_, let command):
            "\(command.payloadLimitSource) says at most \(command.payloadByteCounts.upperBound) for "
                + "command \(command.rawValue)"
        case .priority:
            "Apple's Binary Provider API says 10, at once, or 5, when the device's power allows"
        case .fieldNotInCommand(let field, _):
            "use command "
                + Self.list(PacketCommand.allCases.filter { $0.fields.contains(field) })
        case .kindNotInCommand(let kind, _):
            "use command \(Self.list(kind.commands))"
        case .lengthTooLarge:
            "give at most 65535"
        case .identifiersUsedUp:
            "begin with a smaller one"
        }
    }

    /// The fault and the remedy.
    public var description: String { "\(finding); \(advice)" }

    private static func bytes(_ count: Int) -> String {
        count == 1 ? "1 byte" : "\(count) bytes"
    }

    private static func list(_ commands: [PacketCommand]) -> String {
        commands.map { "\($0.rawValue)" }.joined(separator: " or ")
    }
}
