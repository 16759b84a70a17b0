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
            page += "*Reaction:* \(Self.escaped(kind.answer))\n\n"
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

        The layouts of the binary provider protocol, the answers of its gateway, and mistakes to make on purpose.

        <!-- Made by PacketsPageTests; HANDSET_RECORD=1 swift test makes it anew. -->

        ## Overview

        `handset packet` and ``PacketEncoder`` make the packets of Apple's binary provider protocol, which ended on \
        31 March 2021, from a ``ProviderNotification``. All numbers are big-endian. Packets follow one another \
        directly. A length counts bytes of UTF-8. The gateway answers only errors.

        ## The three layouts

        **Command 0, simple.** A token of 32 bytes and the payload `{"aps":{"badge":1}}` make 56 bytes.

        | offset | bytes | content |
        | --- | --- | --- |
        | 0 | 1 | `00` |
        | 1 | 2 | length T of the token |
        | 3 | T | token |
        | 3 + T | 2 | length P of the payload |
        | 5 + T | P | payload |

        **Command 1, enhanced.** The same token and payload make 64 bytes. Identifier and expiration are required; \
        both are 0 by default.

        | offset | bytes | content |
        | --- | --- | --- |
        | 0 | 1 | `01` |
        | 1 | 4 | identifier, which an error response repeats |
        | 5 | 4 | expiration in seconds since 1970; 0 means that nothing is stored |
        | 9 | 2 | length T of the token |
        | 11 | T | token |
        | 11 + T | 2 | length P of the payload |
        | 13 + T | P | payload |

        **Command 2, framed.** The same with all five items makes 80 bytes: 5 before the items, and 75 for them.

        | offset | bytes | content |
        | --- | --- | --- |
        | 0 | 1 | `02` |
        | 1 | 4 | length of all items |
        | 5 |  | items: number (1 byte), length (2 bytes), data |

        | item | data | bytes |
        | --- | --- | --- |
        | 1 | token; exactly one | up to 100 |
        | 2 | payload; exactly one | up to 2048 |
        | 3 | identifier; optional | 4 |
        | 4 | expiration in seconds since 1970; optional | 4 |
        | 5 | priority, 10 or 5; optional | 1 |

        The items may have any order; Handset writes them in the order of their numbers.

        ## Limits

        A token has from 1 to 100 bytes, a priority is 5 or 10 (both: Apple's Binary Provider API), and a payload has \
        at most:

        | command | limit | source |
        | --- | --- | --- |

        """

    private static let limits = """

        Larger packets are rejected unless `--no-limits` or ``PacketEncoder/keepsLimits`` permits them. Lengths \
        always fit in two bytes, identifiers and times in four. The real gateway's limit changed: 256 bytes for all \
        commands until iOS 8 (2014), then 2048, as third parties quote Apple's guide. Apple also calls priority 10 an \
        error in a notification that has only `content-available`; Handset does not check that.

        ## Mistakes on purpose

        `--broken KIND` and ``PacketEncoder/broken`` make one of these mistakes. Identifiers are stable: a later \
        version may add kinds, and renames none. In some payloads a mistake changes nothing; then the packet is valid, \
        and a warning says so. The bytes shown are those of the payload `{"a":"안녕"}` (for length-one-byte, of one with \
        256 bytes) and the token `abcd`. Apple documents the statuses, not their causes, so the gateway's reactions are \
        partly observed and partly guesses.

        """

    private static let answers = """

        ## What the gateway answers

        A ``GatewayErrorResponse`` (`--error-response STATUS --identifier N`) has six bytes: `08`, the status, and the \
        identifier of the rejected notification. Then the gateway closes the connection. Everything before that \
        notification was accepted; everything after it is lost and must be sent again. To command 0, the gateway gives \
        no answer. With status 10, the identifier is that of the last notification that was sent.

        | status | meaning |
        | --- | --- |

        """

    private static let feedback = """

        ## The feedback service

        To each connection it sends a ``FeedbackRecord`` (`--feedback TIME`) for each token whose app was removed, and \
        closes. A record is the time in seconds since 1970 (4 bytes), the length of the token (2 bytes), and the token: \
        38 bytes for a token of 32.

        """

    /// A text in which nothing is Markdown.
    private static func escaped(_ text: String) -> String {
        text.replacing(/[<>\\*_|\[\]{}]/) { "\\" + $0.output }
    }
}
