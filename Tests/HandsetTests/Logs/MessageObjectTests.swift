import Handset
import HandsetLogs
import HandsetTestSupport
import Testing

/// The message objects of libraries, which are not payloads.
@Suite struct MessageObjectTests {
    @Test(
        "A message object is named, in the form of each library",
        arguments: [
            #"{"data":{"k":"v"},"from":"123","messageId":"0:1","notification":{"title":"x"},"sentTime":17}"#,
            #"{"notification": {"body": "x"}, "messageId": "1", "sentTime": "17"}"#,
            "{ messageId: '1', data: {}, from: '/topics/news' }",
            "{\n  messageId: '1',\n  data: {},\n  from: '123'\n}",
            "{senderId: 123, data: {k: Hello, Bob}, messageId: 1, notification: null, sentTime: null}",
            "{senderId: null, data: {}, from: 123, messageId: 1, notification: {title: a, b, body: (c)}, ttl: null}",
            #"{"remoteMessage":{"messageId":"1","data":{},"from":"123"}}"#,
        ])
    func named(text: String) {
        for log in ["%", " LOG  message %", "flutter: %", "onMessage(%)", "x\n%\ny"] {
            let run = LogRun(log.replacing("%", with: text) + "\n")
            #expect(
                run.found.isEmpty && run.refusals.map(\.reason) == [.messageObject],
                "\(log) \(run.lines)")
        }
    }

    @Test(
        "Answers, mails and what has aps are other things",
        arguments: [
            #"{"success":true,"messageId":"projects/x"}"#,
            #"{"messageId":"1","from":"a@b.c","data":{}}"#,
            #"{"messageId":"1","from":"123"}"#, "{messageId: 1, data: x, from: 123}",
            "messageId: 1",
            #"{"from":"123","data":{},"messageIds":"1"}"#,
        ])
    func others(text: String) { #expect(LogRun(text + "\n").lines == []) }

    @Test("A payload with such keys is a payload")
    func payloads() {
        let json = #"{"aps":{"alert":"x"},"messageId":"1","from":"123","data":{}}"#
        #expect(LogRun(json + "\n").payloads == [json])
    }
}
