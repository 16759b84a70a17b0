import Foundation
import Handset
import HandsetFixtures
import HandsetTestSupport
import Testing

@testable import HandsetGateway

/// The answers of the stand-in for Firebase Cloud Messaging, and what reaches the phone.
@Suite(.timeLimit(.minutes(10))) struct FCMEndpointTests {
    @Test("A message reaches the phone of its token as FCM sends it to Apple")
    func message() async throws {
        let fcm = try await FCMTestGateway.start()
        let answer = try #require(
            await fcm.answer(
                "POST", "/v1/projects/demo/messages:send",
                fcm.message(
                    #""notification":{"title":"Sale","body":"All coats"},"data":{"a":"1"},"apns":{"headers":{"apns-priority":"5"},"payload":{"aps":{"badge":2}}}"#
                )))
        #expect(answer.status == 200)
        let name = try #require(answer.text.split(separator: "/").last)
        let number = name.prefix { $0.isNumber }
        #expect(number.count == 16)
        let arrival = try #require(await fcm.inbox.next(1, within: .untilHang).first)
        let notification = arrival.notification
        #expect(arrival.outcome == .delivered)
        #expect(notification.token == DeviceToken.sample.bytes)
        #expect(notification.topic == "com.example.app")
        #expect(notification.priority == .immediate || notification.priority?.rawValue == 5)
        #expect(notification.providerProtocol == .fcm)
        let payload = try Payload(json: notification.payload)
        #expect(payload["aps"]?["alert"]?["title"]?.string == "Sale")
        #expect(payload["aps"]?["badge"]?.integer == 2)
        #expect(payload["gcm.message_id"]?.string == String(number))
        #expect(payload["google.c.fid"]?.string == fcm.phone.installation)
        #expect(payload["a"]?.string == "1")
        await fcm.gateway.stop()
    }

    @Test("A message of both tokens changes the Live Activity, with its own type and topic")
    func liveActivity() async throws {
        let fcm = try await FCMTestGateway.start()
        let activity = String(repeating: "80a1c2b5", count: 20)
        let answer = await fcm.answer(
            "POST", "/v1/projects/demo/messages:send",
            fcm.message(
                #""apns":{"liveActivityToken":"\#(activity)","payload":{"aps":{"timestamp":1,"event":"update","content-state":{}}}}"#
            ))
        #expect(answer?.status == 200)
        let arrival = try #require(await fcm.inbox.next(1, within: .untilHang).first)
        #expect(arrival.notification.pushType == "liveactivity")
        #expect(arrival.notification.topic == "com.example.app.push-type.liveactivity")
        #expect(String(hexOf: arrival.notification.token) == activity)
        await fcm.gateway.stop()
    }

    @Test("A dry run asks Apple nothing, even for a phone that is gone")
    func dryRun() async throws {
        let fcm = try await FCMTestGateway.start()
        fcm.gateway.unregister(.sample)
        let answer = await fcm.answer(
            "POST", "/v1/projects/demo/messages:send",
            #"{"validate_only":true,"message":{"fid":"\#(fcm.phone.installation)"}}"#)
        #expect(answer?.status == 200)
        #expect(fcm.gateway.counts.received == 0)
        #expect(fcm.lines.withLock { $0.count } == 1)
        await fcm.gateway.stop()
    }

    @Test("A phone that is gone is answered in both forms of 2026", arguments: [404, 400])
    func gone(status: Int) async throws {
        let fcm = try await FCMTestGateway.start {
            $0.goneForm = status == 404 ? .unregistered : .disabled
        }
        fcm.gateway.unregister(.sample)
        let answer = try #require(
            await fcm.answer("POST", "/v1/projects/demo/messages:send", fcm.message(#""data":{}"#)))
        #expect(answer.status == status)
        #expect(answer.text.contains(#""reason": "Unregistered""#))
        #expect(
            answer.text.contains(
                status == 404 ? #""errorCode": "UNREGISTERED""# : "APNs device token is disabled."))
        await fcm.gateway.stop()
    }

    @Test("A phone of the other service is answered with the reason of Apple's service")
    func otherService() async throws {
        let fcm = try await FCMTestGateway.start {
            _ in
        } gateway: { configuration in
            configuration.knownDevices = [
                KnownDevice(token: DeviceToken.sample.bytes, environment: .production)
            ]
        }
        let answer = try #require(
            await fcm.answer("POST", "/v1/projects/demo/messages:send", fcm.message(#""data":{}"#)))
        #expect(answer.status == 400)
        #expect(answer.text.contains(#""reason": "BadDeviceToken""#))
        await fcm.gateway.stop()
    }

    @Test(
        "A token that nobody has is unregistered, unless any is accepted", arguments: [false, true])
    func unknownToken(acceptsAny: Bool) async throws {
        let fcm = try await FCMTestGateway.start { $0.acceptsAny = acceptsAny }
        var generator = FixtureGenerator(seed: 1)
        let token = FCMToken(using: &generator)
        let answer = try #require(
            await fcm.answer(
                "POST", "/v1/projects/demo/messages:send",
                #"{"message":{"token":"\#(token.text)"}}"#))
        #expect(answer.status == (acceptsAny ? 200 : 404))
        let arrival = try #require(await fcm.inbox.next(1, within: .untilHang).first)
        #expect((arrival.outcome == .delivered) == acceptsAny)
        await fcm.gateway.stop()
    }

    @Test(
        "Each fault can be asked for, by a token and for the next message",
        arguments: FCMFault.allCases)
    func faults(fault: FCMFault) async throws {
        let fcm = try await FCMTestGateway.start()
        fcm.gateway.script(NextAnswers(.fcm(fault, retryAfter: 30)))
        let next = try #require(
            await fcm.answer("POST", "/v1/projects/demo/messages:send", fcm.message(#""data":{}"#)))
        #expect(next.status == fault.httpStatus)
        #expect(next.headers["Retry-After"] == "30")
        var generator = FixtureGenerator(seed: 1)
        let token = FCMToken(fault: fault, using: &generator).text
        let own = try #require(
            await fcm.answer(
                "POST", "/v1/projects/demo/messages:send", #"{"message":{"token":"\#(token)"}}"#))
        #expect(own.status == fault.httpStatus && own.text == next.text)
        #expect(own.headers["Retry-After"] == nil)
        #expect(
            await fcm.answer("POST", "/v1/projects/demo/messages:send", fcm.message(#""data":{}"#))?
                .status == 200)
        await fcm.gateway.stop()
    }

    @Test("A fault of FCM is not for a sender of Apple's service")
    func faultsOfOthers() throws {
        var script = AnswerScript(next: [
            NextAnswers(.fcm(.unavailable, retryAfter: nil)),
            NextAnswers(.answer(.reason(.unregistered))),
        ])
        #expect(script.take() == .answer(.reason(.unregistered)))
        #expect(script.take() == nil)
        #expect(script.take(ofFCM: true) == .fcm(.unavailable, retryAfter: nil))
        #expect(
            try ScriptedAnswer("UNAVAILABLE,retry-after=3") == .fcm(.unavailable, retryAfter: 3))
    }

    @Test("Topics are subscribed by both APIs, and found by name and condition")
    func topics() async throws {
        let fcm = try await FCMTestGateway.start { $0.topics = ["start"] }
        let token = fcm.phone.token
        let batch = await fcm.answer(
            "POST", "/iid/v1:batchAdd",
            #"{"to":"/topics/news","registration_tokens":["\#(token)","q"]}"#)
        #expect(batch?.text.contains("INVALID_ARGUMENT") == true)
        let path = "/v1/projects/demo/registrations/\(token)/topicSubscriptions"
        #expect(await fcm.answer("POST", "\(path)?topic_name=more", "{}")?.status == 200)
        #expect(await fcm.answer("POST", "\(path)?topic_name=more", "{}")?.status == 409)
        #expect(
            await fcm.answer("DELETE", "\(path)/gone?allow_missing=true", "")?.text == "{}\n")
        #expect(await fcm.answer("DELETE", "\(path)/gone", "")?.status == 404)
        let list = await fcm.answer("GET", path, "")
        #expect(list?.text.components(separatedBy: "topic_name").count == 4)
        for receiver in [
            #""topic":"news""#, #""topic":"start""#,
            #""condition":"'more' in topics && !('x' in topics)""#, #""topic":"nobody""#,
        ] {
            let answer = await fcm.answer(
                "POST", "/v1/projects/demo/messages:send", #"{"message":{\#(receiver)}}"#)
            #expect(answer?.status == 200)
        }
        #expect(fcm.gateway.counts.delivered == 3)
        await fcm.gateway.stop()
    }

    @Test("Without a bearer there is 401, and without an API a page of HTML")
    func otherRequests() async throws {
        let fcm = try await FCMTestGateway.start()
        let unauthorized = await fcm.answer(
            "POST", "/v1/projects/demo/messages:send", "{", bearer: nil)
        #expect(unauthorized?.status == 401)
        #expect(unauthorized?.text.contains("CREDENTIALS_MISSING") == true)
        for path in ["/batch", "/fcm/send", "/v1/projects/demo/messages"] {
            #expect(await fcm.answer("POST", path, "{}")?.status == 404)
        }
        await fcm.gateway.stop()
    }

    @Test("A token is granted for a claim of now, and refused for a clock that is wrong")
    func tokens() async throws {
        let fcm = try await FCMTestGateway.start()
        func form(_ start: Int) -> String {
            let claims = #"{"iss":"a","scope":"s","iat":\#(start),"exp":\#(start + 3600)}"#
            let text = Data(claims.utf8).base64EncodedString()
            return
                "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion=e.\(text).s"
        }
        let now = Int(Date().timeIntervalSince1970)
        let granted = await fcm.answer("POST", "/token", form(now), bearer: nil)
        #expect(granted?.status == 200 && granted?.text.contains("ya29.") == true)
        let early = await fcm.answer("POST", "/oauth2/v4/token", form(now - 90_000), bearer: nil)
        #expect(early?.status == 400 && early?.text.contains("short-lived token") == true)
        #expect(await fcm.answer("POST", "/token", "", bearer: nil)?.status == 400)
        await fcm.gateway.stop()
    }
}
