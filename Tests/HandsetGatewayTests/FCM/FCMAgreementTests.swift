import Foundation
import Handset
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@testable import HandsetGateway

/// The endpoint, the reader and `lint` over one table of requests.
@Suite(.timeLimit(.minutes(10))) struct FCMAgreementTests {
    @Test(
        "A request gets the answer of the service",
        arguments: Sweep.every(3, of: FCMRequestTable.rows))
    func answer(row: FCMRequestTable.Row) async throws {
        let fcm = try await FCMTestGateway.start { $0.topics = ["news"] }
        let answer = try #require(
            await fcm.answer(
                "POST", "/v1/projects/demo/messages:send", row.request(for: fcm.phone)))
        #expect(answer.status == row.status, "\(answer.text)")
        for words in row.words {
            #expect(answer.text.contains(words), "\(words): \(answer.text)")
        }
        for words in row.otherWords {
            #expect(!answer.text.contains(words), "\(words): \(answer.text)")
        }
        await fcm.gateway.stop()
    }

    @Test("What the endpoint refuses, the reader and lint refuse too, and nothing else")
    func agreement() throws {
        let folder = try TemporaryFolder()
        let rows = FCMRequestTable.rows
        let phone = FCMPhone(of: .sample)
        let path = try folder.write(
            rows.map { $0.request(for: phone) + "\n" }.joined(), to: "requests.jsonl")
        let expected = rows.map { $0.status == 400 }
        let read = try CommandResult.handset(
            "receive", "--lines", "--from", "fcm", "--format", "json", path)
        #expect(
            read.output.split(separator: "\n").map { $0.contains(#""refused":{"#) } == expected)
        let lint = try CommandResult.handset(
            "lint", "--lines", "--from", "fcm", "--format", "json", path)
        #expect(
            lint.output.split(separator: "\n").map {
                $0.contains(#""severity":"error""#) || $0.contains(#""refused":{"#)
            } == expected, "\(lint.output)")
    }
}
