import HandsetFixtures
import Testing

@testable import HandsetGateway

@Suite struct ChannelChecksTests {
    private static func check(
        _ request: BroadcastRequest, of bundle: String = BroadcastRequest.bundle,
        isList: Bool = false
    ) -> Result<ChannelOperation, Rejection> {
        var provider = ProviderAuthentication(
            .init(keys: [], allowsAnonymous: true), certificate: nil)
        return ChannelChecks(common: BroadcastChecks(connection: 1, topics: [])).check(
            request.read(), of: bundle, isList: isList, from: &provider, at: 0
        ).operation
    }

    private static func reason(of result: Result<ChannelOperation, Rejection>) -> RejectionReason? {
        guard case .failure(let rejection) = result else { return nil }
        return rejection.reason
    }

    @Test("Each request in order is the operation of its method and path")
    func inOrder() {
        let channel = BroadcastRequest.channel
        #expect(Self.check(.channels("POST")) == .success(.create(.mostRecent)))
        #expect(Self.check(.channels("GET")) == .success(.read(channel)))
        #expect(Self.check(.channels("DELETE")) == .success(.delete(channel)))
        #expect(Self.check(.channels("GET", "all-channels"), isList: true) == .success(.list))
    }

    @Test(
        "The body of a new channel is read",
        arguments: [
            (#"{"message-storage-policy":0,"push-type":"LiveActivity"}"#, nil),
            // As other senders spell them.
            (#"{"message-storage-policy":"1","push-type":"liveactivity"}"#, nil),
            (#"{"message-storage-policy":2,"push-type":"LiveActivity"}"#, .badRequestParams),
            (#"{"message-storage-policy":-1,"push-type":"LiveActivity"}"#, .badRequestParams),
            (#"{"message-storage-policy":true,"push-type":"LiveActivity"}"#, .badRequestParams),
            (
                #"{"message-storage-policy":99999999999999999999,"push-type":"LiveActivity"}"#,
                .badRequestParams
            ),
            (#"{"push-type":"LiveActivity"}"#, .badRequestParams),
            (
                #"{"message-storage-policy":0,"push-type":"LiveActivity","name":"x"}"#,
                .badRequestParams
            ),
            (#"{"message-storage-policy":0}"#, .missingPushType),
            (#"{"message-storage-policy":0,"push-type":"alert"}"#, .invalidPushType),
            (#"{"message-storage-policy":0,"push-type":7}"#, .invalidPushType),
            ("{", .badRequestPayload), ("", .badRequestPayload), ("[]", .badRequestPayload),
            (String(repeating: " ", count: 5121), .payloadTooLarge),
        ] as [(String, RejectionReason?)])
    func body(body: String, reason: RejectionReason?) {
        #expect(Self.reason(of: Self.check(.channels("POST", body: body))) == reason)
    }

    @Test("Reading and deleting need a channel", arguments: ["GET", "DELETE"])
    func channel(method: String) {
        func reason(_ value: String?) -> RejectionReason? {
            Self.reason(of: Self.check(.channels(method, "channels", ["apns-channel-id": value])))
        }
        #expect(reason(nil) == .missingChannelID)
        #expect(reason("x") == .badChannelID)
    }

    @Test(
        "A method that a path does not take is refused",
        arguments: [
            ("PUT", "channels"), ("HEAD", "channels"), ("POST", "all-channels"),
            ("DELETE", "all-channels"),
        ])
    func method(method: String, path: String) {
        let result = Self.check(.channels(method, path), isList: path == "all-channels")
        #expect(Self.reason(of: result) == .methodNotAllowed)
    }

    @Test("A request identifier that is not a UUID is refused")
    func requestID() {
        let request = BroadcastRequest.channels("POST", "channels", ["apns-request-id": "7"])
        #expect(Self.reason(of: Self.check(request)) == .badMessageID)
    }

    @Test(
        "A bundle identifier has no suffix of a push type, and is not longer than any",
        arguments: [
            "com.example.app.push-type.liveactivity", "com.example.app.voip",
            String(repeating: "a", count: 256),
        ])
    func bundle(bundle: String) {
        #expect(Self.reason(of: Self.check(.channels("POST"), of: bundle)) == .topicDisallowed)
    }
}
