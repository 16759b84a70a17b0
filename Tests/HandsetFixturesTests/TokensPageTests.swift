import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

/// The documentation's page of tokens is made of the library's listings.
@Suite struct TokensPageTests {
    @Test("The page is the one that the listings make")
    func page() throws {
        var page = """
            # Tokens

            Device tokens for those who write senders: right ones, broken ones, and ones that carry an answer.

            <!-- Made by TokensPageTests; HANDSET_RECORD=1 swift test makes it anew. -->

            ## Overview

            `handset token` makes device tokens. With `--seed` they are the same on every machine and in every \
            release: a ``FixtureGenerator``, which is SplitMix64, gives numbers, and \
            ``DeviceToken/init(byteCount:using:)`` takes eight bytes from each, the most significant first. Without \
            it they come from the system's generator.

            ## Formats

            `--format` names one, and `--template` takes all that are text in braces, beside `{token}` and `{index}` \
            (``TokenFormat``, ``TokenTemplate``). Braces around anything but letters, digits and hyphens are text.

            | format | what it is | the bytes 0a 0b 0c 0d 0e |
            | --- | --- | --- |

            """
        let token = try DeviceToken(hex: "0a0b0c0d0e")
        for format in TokenFormat.allCases {
            var text: [UInt8] = []
            format.write(token, into: &text)
            let shown = format.isText ? "`\(String(decoding: text, as: UTF8.self))`" : ""
            page += "| `\(format.rawValue)` | \(format.meaning) | \(shown) |\n"
        }
        page += """

            ## Broken tokens

            `--broken` makes the mistakes that people make (``BrokenTokenKind``). The reason is what the gateway of \
            the HTTP/2 protocol answers to the text. The status is what the gateway of the binary protocol answers \
            to the bytes that a sender makes of it; to command 0 it says nothing, and closes. Where that depends on \
            the sender, the last column says how. Apple documents the reasons and the statuses, not which one each \
            of these gets.

            | kind | what is wrong | how it comes about | reason | status | as bytes |
            | --- | --- | --- | --- | --- | --- |

            """
        for kind in BrokenTokenKind.allCases {
            let cells = [kind.meaning, kind.cause].map(Self.escaped)
            page += "| `\(kind.rawValue)` | \(cells[0]) | \(cells[1]) | \(kind.reason) | "
            page += "\(kind.status.code) \(kind.status) | \(Self.escaped(kind.conversion)) |\n"
        }
        page += """

            ## Tokens that carry an answer

            Like the numbers of test cards, these well-formed tokens of 32 bytes tell a test gateway what to answer. \
            ``AnswerToken`` describes their first twelve bytes, which are promised; the others may be anything. \
            `--answer` makes them, ``DeviceToken/answer`` reads them, and `--list-answers` lists them. `--answer` \
            takes every status from 0 to 255, also without `status:` before it.

            | answer | first bytes | what it means |
            | --- | --- | --- |

            """
        for answer in GatewayAnswer.listed {
            var text: [UInt8] = []
            let prefix = try DeviceToken(AnswerToken.prefix(for: answer))
            TokenFormat.grouped.write(prefix, into: &text)
            page += "| `\(answer)` | `\(String(decoding: text, as: UTF8.self))` | "
            page += "\(Self.escaped(answer.meaning)) |\n"
        }
        page += """

            The four bytes behind the first eight of a delay are its milliseconds.

            ## Pasted tokens

            `--normalise` takes tokens as they come out of logs, databases and programs, and prints them in hex, or \
            in another `--format` (``PastedToken``). Without arguments, and for `-`, it reads lines of standard \
            input. It repairs:

            - hex digits, small or capital, with blanks, hyphens, colons or underscores between them, in brackets or \
            quotes, or with `0x` before them; also `<…>` in a line of a log;
            - `{length = …, bytes = 0x…}`, if all bytes are in it, which is so for up to 24;
            - base64, also with the URL's alphabet and without padding;
            - the literals of byte arrays in C, C#, Java, Swift, Python and Ruby, also decimal ones.

            Some texts have two readings. Hex wins: what consists of hex digits and separators only is hex, though \
            it might be base64 as well, and 64 hex digits are 32 bytes. Other texts are base64 only if they make \
            the expected number of bytes (`--bytes`, 32 by default), or if they hold too few hex digits to be hex \
            with a mistake in it. An item of a list is decimal unless `0x` stands before it; but a list without any \
            `0x` in which there is a letter, and each item has two hex digits, is hex.

            What cannot be repaired is refused with `argument N:` or `stdin:LINE:COLUMN:`, and the next one is read: \
            `elided`, since nothing can bring back what was left out; an odd number of digits; too few or too many \
            bytes; a character that is no hex digit; a UDID; `(null)`; and an empty one. Status 2 tells of it.

            """
        try Golden("Sources/HandsetFixtures/HandsetFixtures.docc/Tokens.md").expect(page)
    }

    @Test("Every kind says what is wrong in sentences", arguments: BrokenTokenKind.allCases)
    func sentences(kind: BrokenTokenKind) {
        for sentence in [kind.meaning, kind.cause, kind.conversion] {
            #expect(sentence.hasSuffix("."))
        }
    }

    /// A text in which nothing is Markdown.
    private static func escaped(_ text: String) -> String {
        text.replacing(/[<>\\*_|\[\]]/) { "\\" + $0.output }
    }
}
