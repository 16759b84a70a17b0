import Foundation
import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

/// The documentation's page of packets is made of the listings of commands, mistakes and statuses.
@Suite struct PacketsPageTests {
    @Test("The page is the one that the listings make")
    func page() throws {
        var page = Self.layouts
        for command in PacketCommand.allCases {
            page += "| \(command.rawValue) | \(command.payloadByteCounts.upperBound) bytes | "
            page += "\(command.payloadLimitSource) |\n"
        }
        page += Self.limits
        for kind in BrokenPacketKind.allCases {
            let commands = kind.commands.map { "\($0.rawValue)" }.joined(separator: ", ")
            page += "\n### \(kind)\n\n\(Self.escaped(kind.meaning))\n\n"
            page += "*What becomes of it:* \(Self.escaped(kind.answer))\n\n"
            page += "*With command* \(commands): `\(try Self.sample(of: kind))`\n"
        }
        page += Self.answers
        for status in BinaryStatus.allCases {
            page += "| \(status.code) | \(Self.escaped(status.description)) |\n"
        }
        page += Self.feedback
        try Golden("Sources/HandsetFixtures/HandsetFixtures.docc/Packets.md").expect(page)
    }

    @Test("Identifiers are small letters and hyphens, and each is one mistake's")
    func identifiers() {
        let identifiers = BrokenPacketKind.allCases.map(\.identifier)
        #expect(Set(identifiers).count == identifiers.count)
        for identifier in identifiers {
            #expect(identifier.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(identifier)")
            #expect(BrokenPacketKind(identifier: identifier)?.identifier == identifier)
        }
        #expect(BrokenPacketKind(identifier: "none") == nil)
    }

    @Test(
        "Every mistake says what is wrong and what a gateway does, in sentences",
        arguments: BrokenPacketKind.allCases)
    func sentences(kind: BrokenPacketKind) {
        #expect(kind.meaning.hasSuffix("."))
        #expect(kind.answer.hasSuffix("."))
        #expect(!kind.commands.isEmpty)
    }

    /// The bytes of a small packet with a mistake.
    private static func sample(of kind: BrokenPacketKind) throws -> String {
        let payload =
            kind == .lengthOneByte
            ? "{" + String(repeating: " ", count: 254) + "}" : #"{"a":"안녕"}"#
        let packet = try PacketEncoder(broken: kind).encode(
            ProviderNotification(
                command: kind.commands[0], token: [0xAB, 0xCD], payload: Array(payload.utf8)))
        let shown = packet.prefix(40).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        return shown.joined(separator: " ") + (packet.count > 40 ? " …" : "")
    }

    private static let layouts = """
        # Packets

        What a provider writes to the binary gateway, what that answers, and the mistakes that can be made on purpose.

        <!-- Made by PacketsPageTests; HANDSET_RECORD=1 swift test makes it anew. -->

        ## Overview

        `handset packet` and ``PacketEncoder`` make the packets of Apple's binary provider protocol, which ended on \
        31 March 2021, out of a ``ProviderNotification``. All numbers are big-endian. Packets follow one another with \
        nothing between them. A length counts the bytes of UTF-8. If all is right, the gateway says nothing.

        ## The three layouts

        **Command 0, simple.** For a token of 32 bytes and the payload `{"aps":{"badge":1}}` 56 bytes.

        | offset | bytes | what |
        | --- | --- | --- |
        | 0 | 1 | `00` |
        | 1 | 2 | length T of the token |
        | 3 | T | token |
        | 3 + T | 2 | length P of the payload |
        | 5 + T | P | payload |

        **Command 1, enhanced.** For the same 64 bytes. Identifier and expiration have to be there: where nothing is \
        said, both are 0.

        | offset | bytes | what |
        | --- | --- | --- |
        | 0 | 1 | `01` |
        | 1 | 4 | identifier, which an error response repeats |
        | 5 | 4 | expiration in seconds since 1970; 0 means that nothing is stored |
        | 9 | 2 | length T of the token |
        | 11 | T | token |
        | 11 + T | 2 | length P of the payload |
        | 13 + T | P | payload |

        **Command 2, framed.** For the same with all five items 80 bytes, of which 75 are the items.

        | offset | bytes | what |
        | --- | --- | --- |
        | 0 | 1 | `02` |
        | 1 | 4 | length of all items |
        | 5 |  | items: number (1 byte), length (2 bytes), data |

        | item | data | bytes |
        | --- | --- | --- |
        | 1 | token; exactly one | up to 100 |
        | 2 | payload; exactly one | up to 2048 |
        | 3 | identifier; may be left out | 4 |
        | 4 | expiration in seconds since 1970; may be left out | 4 |
        | 5 | priority, 10 or 5; may be left out | 1 |

        Apple asks for no order of the items; here they come in that of their numbers.

        ## Limits

        A token has from 1 to 100 bytes, a priority is 5 or 10 (both: Apple's Binary Provider API), and a payload has \
        at most:

        | command | limit | source |
        | --- | --- | --- |

        """

    private static let limits = """

        What goes beyond is refused, unless `--no-limits` or ``PacketEncoder/keepsLimits`` says otherwise; lengths \
        never have more than two bytes, nor identifiers and times more than four. What the gateway really took has \
        changed: until iOS 8 (2014) 256 bytes everywhere, after that, as third parties quote Apple's guide, 2048. \
        Apple also calls priority 10 an error in a notification that only has `content-available`; that is not checked.

        ## Mistakes on purpose

        `--broken KIND` and ``PacketEncoder/broken`` make one of them. Identifiers are promised: a later version may add \
        kinds, and renames none. Some are no mistake in every payload; then the packet is whole, and a warning says so. \
        The bytes shown are those of the payload `{"a":"안녕"}`, for length-one-byte of one with 256 bytes, to the token \
        `abcd`. What a gateway does is in part observed and in part not known, since Apple documents the statuses and \
        not their causes.

        """

    private static let answers = """

        ## What the gateway answers

        A ``GatewayErrorResponse`` (`--error-response STATUS --identifier N`) has six bytes: `08`, the status, and the \
        identifier of the notification that is refused. The gateway closes then: everything before that notification was \
        accepted, and everything behind it is lost and has to be sent again. A notification with command 0 is refused \
        without a word. With status 10 the identifier is that of the last notification that was sent.

        | status | meaning |
        | --- | --- |

        """

    private static let feedback = """

        ## The feedback service

        On connection it sends a ``FeedbackRecord`` (`--feedback TIME`) for each token whose app is gone, and closes: \
        the time in seconds since 1970 (4 bytes), the length of the token (2 bytes), and the token; 38 bytes for a token \
        of 32.

        """

    /// A text in which nothing is Markdown.
    private static func escaped(_ text: String) -> String {
        text.replacing(/[<>\\*_|\[\]{}]/) { "\\" + $0.output }
    }
}
