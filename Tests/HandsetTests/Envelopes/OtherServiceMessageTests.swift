import Testing

@testable import Handset

/// Messages to services that Handset makes no payload of, and payloads of apps that are like none.
@Suite struct OtherServiceMessageTests {
    @Test(
        "A message without aps is said to be for the service whose keys it has",
        arguments: [
            (
                #"{"topic":"t","title":"Low disk","message":"x","priority":4,"click":"https://a.org"}"#,
                "ntfy"
            ),
            (#"{"token":"a","user":"u","message":"hi","sound":"bike"}"#, "Pushover"),
            (#"{"To":"+1","From":"+2","Body":"hi"}"#, "Twilio"),
            (#"{"Identity":"7","Body":"hi","Priority":"high"}"#, "Twilio"),
            (#"{"text":"Deployed"}"#, "Slack"),
            (#"{"channel":"a","text":"Deployed","icon_emoji":":ghost:"}"#, "Slack"),
            (#"{"blocks":[{"type":"section","text":{"type":"mrkdwn","text":"a"}}]}"#, "Slack"),
            (#"{"content":"a","username":"b","embeds":[{"title":"c"}]}"#, "Discord"),
            (#"{"chat_id":7,"text":"a","parse_mode":"HTML"}"#, "Telegram"),
            (#"{"to":{"Identity":["c"]},"content":{"title":"a","body":"b"}}"#, "CleverTap"),
            (#"{"title":"a","message":"b","priority":5}"#, "Gotify"),
            (#"{"platform":"all","audience":"all","notification":{"alert":"a"}}"#, "JPush"),
            (
                #"{"notification":{"id":"x","devices":[{"app_id":"a","pushkey":"b"}]}}"#,
                "a push gateway of Matrix"
            ),
            (
                #"{"message":{"token":"t","android":{"ttl":"1s"}}}"#,
                "Firebase Cloud Messaging, for other systems than iOS"
            ),
            (#"{"interests":["a"],"web":{"notification":{"title":"b"}}}"#, "Pusher Beams"),
        ])
    func services(json: String, service: String) throws {
        #expect(OtherServiceMessage.like(try Payload(json: json))?.service == service)
        let run = EnvelopeRun(json)
        #expect(run.payloads.count == 1 && run.remarks == [.foreign(service: service)])
    }

    @Test(
        "A payload of an app is like no message, with aps or without it",
        arguments: [
            #"{"session":"42"}"#, #"{}"#, #"{"id":7,"type":"order"}"#, #"{"url":"app://a"}"#,
            #"{"message":"hi"}"#, #"{"title":"a","body":"b"}"#, #"{"data":{"id":"7"}}"#,
            #"{"chat_id":7,"message_id":9,"sender":"a"}"#,
            #"{"caller":"Bob","callId":"7","video":true}"#,
            #"{"content":{"id":7}}"#, #"{"user":"u","token":"t"}"#, #"{"topic":"news"}"#,
            #"{"aps":{"alert":"x"},"text":"hi"}"#, #"{"aps":{},"topic":"t","message":"m"}"#,
            #"{"type":"call","from":"a","to":"b"}"#, #"{"text":"a","id":7}"#,
            #"{"platform":"ios","message":"a"}"#, #"{"notification":{"id":7}}"#,
        ])
    func payloads(json: String) throws {
        #expect(OtherServiceMessage.like(try Payload(json: json)) == nil)
    }

    @Test("The finding of a missing aps names the service")
    func finding() throws {
        let payload = try Payload(json: #"{"token":"a","user":"u","message":"hi"}"#)
        let reception = try ReceivingApp(scenario: .ofTheApp).receive(payload)
        let finding = try reception.hazards.first(10).first { $0.kind == .apsMissing }?.finding
        #expect(
            finding
                == "the payload has no aps; it looks like a message for Pushover, and not like a payload of "
                + "Apple's service")
    }
}
