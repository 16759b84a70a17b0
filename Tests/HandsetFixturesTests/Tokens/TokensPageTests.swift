import Foundation
import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

/// The tables of the page of tokens in the documentation.
@Suite struct TokensPageTests {
    private func rows(of section: String) throws -> [[String]] {
        let page = String(
            decoding: try Repository.bytes(
                of: "Sources/Core/Handset/Handset.docc/Tokens.md"), as: UTF8.self)
        let text = try #require(page.split(separator: "\n## ").first { $0.hasPrefix(section) })
        return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
            row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    @Test("The page lists every format with its example")
    func formats() throws {
        let token = try DeviceToken(hex: "0a0b0c0d0e")
        let expected = TokenFormat.allCases.map { format in
            var text: [UInt8] = []
            format.write(token, into: &text)
            let shown = format.isText ? "`\(String(decoding: text, as: UTF8.self))`" : ""
            return ["`\(format.rawValue)`", shown]
        }
        #expect(try rows(of: "Formats").map { [$0[0], $0[2]] } == expected)
    }

    @Test("The page lists every broken kind with its reason and its status")
    func kinds() throws {
        let expected = BrokenTokenKind.allCases.map { kind in
            ["`\(kind.rawValue)`", "\(kind.reason)", "\(kind.status.code) \(kind.status)"]
        }
        #expect(try rows(of: "Broken tokens").map { [$0[0], $0[3], $0[4]] } == expected)
    }

    @Test("The page lists every answer with the bytes that select it")
    func answers() throws {
        let expected = try AnswerToken.Answer.listed.map { answer in
            var text: [UInt8] = []
            TokenFormat.grouped.write(
                try DeviceToken(AnswerToken.prefix(for: answer)), into: &text)
            return ["`\(answer)`", "`\(String(decoding: text, as: UTF8.self))`"]
        }
        let found = try rows(of: "Tokens that carry an answer")
        #expect(found.map { Array($0.prefix(2)) } == expected)
        for (answer, row) in zip(AnswerToken.Answer.listed, found) {
            guard case .reason(let reason) = answer, let status = reason.httpStatus else {
                continue
            }
            #expect(row[2].hasPrefix("HTTP status \(status). "))
        }
    }

    @Test("The texts of every kind are sentences", arguments: BrokenTokenKind.allCases)
    func sentences(kind: BrokenTokenKind) {
        for sentence in [kind.meaning, kind.cause, kind.conversion] {
            #expect(sentence.hasSuffix("."))
        }
    }
}
