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

            Device tokens for tests of senders: valid ones, broken ones, and ones that carry an answer.

            <!-- Made by TokensPageTests; HANDSET_RECORD=1 swift test makes it anew. -->

            ## Overview

            `handset token` makes device tokens. With `--seed` they are the same on every machine and in every \
            release: a ``FixtureGenerator`` (SplitMix64) makes numbers, and ``Handset/DeviceToken/init(byteCount:using:)`` takes \
            eight bytes from each, the most significant first. Without it, the system's generator makes them.

            ## Formats

            `--format` names one (``TokenFormat``). `--template` takes the text formats in braces, and also `{token}` \
            and `{index}` (``TokenTemplate``). Braces around anything but letters, digits and hyphens are text.

            | format | meaning | the bytes 0a 0b 0c 0d 0e |
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

            `--broken` makes common mistakes (``BrokenTokenKind``). The reason is the answer of the HTTP/2 gateway to \
            the text. The status is the answer of the binary gateway to the bytes that a sender makes from it; to \
            command 0 it gives no answer, and closes. Where that depends on the sender, the last column says how. \
            Apple documents the reasons and the statuses, but not which token gets which.

            | kind | mistake | cause | reason | status | as bytes |
            | --- | --- | --- | --- | --- | --- |

            """
        for kind in BrokenTokenKind.allCases {
            let cells = [kind.meaning, kind.cause].map(Self.escaped)
            page += "| `\(kind.rawValue)` | \(cells[0]) | \(cells[1]) | \(kind.reason) | "
            page += "\(kind.status.code) \(kind.status) | \(Self.escaped(kind.conversion)) |\n"
        }
        page += """

            ## Tokens that carry an answer

            Like the numbers of test cards, these valid tokens of 32 bytes make a test gateway give an answer. Their \
            first twelve bytes (``AnswerToken``) are stable; the others may be anything. `--answer` makes them, \
            ``Handset/DeviceToken/answer`` reads them, and `--list-answers` lists them. `--answer` takes each status from 0 \
            to 255, with or without `status:`.

            | answer | first bytes | meaning |
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

            In a token with a delay, bytes 9 to 12 are the milliseconds.

            ## Pasted tokens

            `--normalise` takes tokens from logs, databases and programs, and prints them in hex, or in another \
            `--format` (``PastedToken``). Without arguments, and for `-`, it reads lines of standard input. It repairs:

            - hex digits, small or capital, with blanks, hyphens, colons or underscores between them, in brackets or \
            quotes, or with `0x` before them; also `<…>` in a line of a log;
            - `{length = …, bytes = 0x…}`, if it shows all bytes, as it does for up to 24;
            - base64, also with the URL's alphabet and without padding;
            - literals of byte arrays in C, C#, Java, Swift, Python and Ruby, also decimal ones.

            Some texts can be read in two ways:

            - Hex comes first: text of hex digits and separators is hex, even if it could be base64, and 64 hex digits \
            are 32 bytes.
            - Other text is base64 only if it makes the expected number of bytes (`--bytes`, 32 by default), or has \
            too few hex digits to be hex with a mistake in it.
            - An item of a list is decimal unless `0x` stands before it. But a list without any `0x` is hex if it has \
            a letter and two hex digits in each item.

            A token that cannot be repaired is rejected with `argument N:` or `stdin:LINE:COLUMN:`, and the next one is \
            read: an elided token, whose bytes are lost; an odd number of digits; too few or too many bytes; a \
            character that is not a hex digit; a UDID; `(null)`; and an empty text. The exit status is 2.

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
