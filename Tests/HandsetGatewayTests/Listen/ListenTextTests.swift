import Handset
import HandsetGateway
import Testing

@testable import HandsetListen

/// The texts of options and commands of `handset listen`.
@Suite struct ListenTextTests {
    @Test(
        "A number after the last colon is a count only if an answer stands before it",
        arguments: [
            ("Unregistered", "Unregistered", 1), ("unregistered:3", "Unregistered", 3),
            ("delay:250", "delay:250", 1), ("delay:250:2", "delay:250", 2),
            ("status:8", "status:8", 1), ("8:2", "status:8", 2),
            ("goaway:Shutdown:4", "goaway:Shutdown", 4), ("goaway:2", "goaway", 2),
            ("close-in-frame", "close-in-frame", 1),
        ])
    func nextAnswers(text: String, answer: String, count: Int) throws {
        let answers = try NextAnswers(text: text)
        #expect("\(answers.answer)" == answer)
        #expect(answers.count == count)
    }

    @Test(
        "A text that is not an answer is an error",
        arguments: ["", ":3", "nothing", "goaway:nothing", "close:0", "stall:99999999999999999999"])
    func wrongNextAnswers(text: String) {
        #expect(throws: ScriptedAnswerFault.self) { try NextAnswers(text: text) }
    }

    @Test("A random answer has its probability after the last colon")
    func randomAnswer() throws {
        let answer = try RandomAnswer(text: "goaway:Shutdown:0.25")
        #expect("\(answer.answer)" == "goaway:Shutdown")
        #expect(answer.probability == 0.25)
    }

    @Test(
        "The record of a notification says what a gateway has answered, and no more than is known")
    func record() {
        let origin = PayloadOrigin(source: "binary#1", number: 1, line: 1, byteCount: 2)
        let notification = NotificationRecord(
            token: [0x0a, 0x0b], topic: "com.example.app", providerProtocol: "binary",
            identifier: 7,
            answer: .rejected(reason: "Unregistered", code: 8))
        let whole: String =
            #"{"source":"binary#1","number":1,"line":1,"bytes":2,"notification":{"token":"0a0b","#
            + #""topic":"com.example.app","protocol":"binary","identifier":7,"#
            + #""answer":{"status":"rejected","reason":"Unregistered","code":8}}}"#
        let record = PayloadRecord(origin: origin, notification: notification)
        #expect(String(decoding: record.json, as: UTF8.self) == whole)
        var sent = notification
        sent.payload = Array(#"{"aps":{}}"#.utf8)
        #expect(
            String(
                decoding: PayloadRecord(origin: origin, notification: sent).json, as: UTF8.self)
                == whole.dropLast() + #","payload":{"aps":{}}}"#)
        let bare = NotificationRecord(token: [], providerProtocol: "http2", answer: .dropped)
        let text = String(
            decoding: PayloadRecord(origin: origin, notification: bare).json, as: UTF8.self)
        #expect(
            text.hasSuffix(#"{"token":"","protocol":"http2","answer":{"status":"dropped"}}}"#))
    }

    @Test(
        "A line is a command, with blanks wherever it likes",
        arguments: [
            "away", " away 0a0B ", "online", "online\t0a0b\r", "unregister 0a0b",
            "fail-next stall:3", "help",
        ])
    func command(line: String) throws {
        _ = try ConsoleCommand(line)
    }

    @Test(
        "A line that is not a command is an error",
        arguments: [
            "Away", "away 0", "away 0a 0b", "unregister", "unregister x", "fail-next",
            "fail-next what", "help me",
        ])
    func noCommand(line: String) {
        #expect(throws: ConsoleCommandFault.self) { try ConsoleCommand(line) }
    }
}
