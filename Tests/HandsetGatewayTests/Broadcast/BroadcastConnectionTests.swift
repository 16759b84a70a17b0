import Handset
import HandsetFixtures
import HandsetTestSupport
import NIOCore
import NIOHTTP2
import Testing

@testable import HandsetGateway

/// The broadcast API over a connection.
@Suite(.timeLimit(.minutes(30))) struct BroadcastConnectionTests {
    /// A sender that counts its streams.
    private actor Client {
        private let sender: HTTP2Sender
        private var stream = -1

        init(_ sender: HTTP2Sender) { self.sender = sender }

        func send(_ request: BroadcastRequest) async throws -> HTTP2Sender.Response {
            stream += 2
            sender.send(fields: request.sentFields, on: stream, isEnd: request.body.isEmpty)
            if !request.body.isEmpty {
                sender.write(
                    .data(
                        .init(
                            data: .byteBuffer(ByteBuffer(string: request.body)), endStream: true)),
                    on: stream)
            }
            return try #require(await sender.response(on: stream))
        }

        /// Creates a channel.
        func makeChannel(policy: Int = 1) async throws -> String {
            let body = #"{"message-storage-policy":\#(policy),"push-type":"LiveActivity"}"#
            let response = try await send(.channels("POST", body: body))
            return try #require(response.headers["apns-channel-id"])
        }
    }

    private static func withClient(
        _ change: (inout GatewayConfiguration) -> Void = { _ in },
        _ body: (Client, Gateway, ArrivalInbox) async throws -> Void
    ) async throws {
        try await HTTP2ConnectionTests.withSender(change) { sender, gateway, inbox in
            try await body(Client(sender), gateway, inbox)
        }
    }

    @Test("A channel is created, read, listed and deleted, each with Apple's status and headers")
    func channels() async throws {
        try await Self.withClient { client, gateway, _ in
            let created = try await client.send(.channels("POST"))
            let channel = try #require(created.headers["apns-channel-id"])
            #expect(created.status == "201")
            #expect(
                created.headers == [
                    "apns-request-id": BroadcastRequest.id, "apns-channel-id": channel,
                ])
            #expect(created.body == "" && created.dataFrames == [])

            let own = ["apns-channel-id": channel]
            let read = try await client.send(.channels("GET", "channels", own))
            #expect(read.status == "200")
            #expect(read.body == #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#)
            #expect(
                read.headers == [
                    "apns-request-id": BroadcastRequest.id, "content-type": "application/json",
                ])

            let listed = try await client.send(.channels("GET", "all-channels"))
            #expect(listed.status == "200")
            #expect(listed.body == #"{"channels":["\#(channel)"]}"#)

            let deleted = try await client.send(.channels("DELETE", "channels", own))
            #expect(deleted.status == "204")
            #expect(deleted.headers == ["apns-request-id": BroadcastRequest.id])
            #expect(deleted.dataFrames == [])

            let again = try await client.send(.channels("DELETE", "channels", own))
            #expect(again.status == "400")
            #expect(again.body == #"{"reason":"ChannelNotRegistered"}"#)
            #expect(
                again.headers == [
                    "apns-request-id": BroadcastRequest.id, "content-type": "application/json",
                ])
            let empty = try await client.send(.channels("GET", "all-channels"))
            #expect(empty.body == #"{"channels":[]}"#)
            #expect(gateway.counts.channelRequests == 6)
            #expect(gateway.counts.rejectedChannelRequests == 1)
            #expect(gateway.counts.received == 0)
        }
    }

    @Test(
        "A broadcast goes to the receiver with its channel", arguments: GatewayEnvironment.allCases)
    func broadcast(environment: GatewayEnvironment) async throws {
        try await Self.withClient {
            $0.environment = environment
            $0.isAway = true
        } _: { client, gateway, inbox in
            let channel = try await client.makeChannel()
            let request = BroadcastRequest.broadcast(["apns-channel-id": channel])
            let response = try await client.send(request)
            #expect(response.status == "200")
            #expect(response.dataFrames == [])
            #expect(response.headers.keys.sorted() == ["apns-request-id", "apns-unique-id"])
            #expect(response.headers["apns-request-id"] == BroadcastRequest.id)
            let arrival = try #require(await inbox.next(1, within: .untilHang).first)
            guard case .broadcast = arrival.outcome else {
                Issue.record("it is \(arrival.outcome)")
                return
            }
            #expect(arrival.notification.channel == channel)
            #expect(arrival.notification.payload == Array(request.body.utf8))
            let counts = gateway.counts
            #expect(counts.received == 1 && counts.broadcast == 1 && counts.delivered == 0)
        }
    }

    @Test("A broadcast to a channel that does not exist is rejected and counted")
    func unknownChannel() async throws {
        try await Self.withClient { client, gateway, inbox in
            let response = try await client.send(.broadcast())
            #expect(response.status == "400")
            #expect(response.body == #"{"reason":"ChannelNotRegistered"}"#)
            #expect(response.headers["apns-request-id"] == BroadcastRequest.id)
            let arrival = try #require(await inbox.next(1, within: .untilHang).first)
            guard case .rejected(let rejection) = arrival.outcome else {
                Issue.record("it is \(arrival.outcome)")
                return
            }
            #expect(rejection.reason == .channelNotRegistered)
            #expect(gateway.counts.rejected == 1)
        }
    }

    @Test("A request without an identifier gets one")
    func madeIdentifier() async throws {
        try await Self.withClient { client, _, _ in
            let changes = ["apns-request-id": String?.none]
            let created = try await client.send(.channels("POST", "channels", changes))
            let broadcast = try await client.send(.broadcast(changes))
            for response in [created, broadcast] {
                let id = try #require(response.headers["apns-request-id"])
                #expect(MessageIDs.isCanonical(id))
            }
        }
    }

    @Test("Scripted answers are for broadcasts too, and not for requests about channels")
    func script() async throws {
        try await Self.withClient {
            $0.next = [NextAnswers(.answer(.reason(.tooManyRequests)))]
        } _: { client, gateway, _ in
            let channel = try await client.makeChannel()
            let request = BroadcastRequest.broadcast(["apns-channel-id": channel])
            let rejected = try await client.send(request)
            #expect(rejected.status == "429")
            #expect(rejected.body == #"{"reason":"TooManyRequests"}"#)
            #expect(try await client.send(request).status == "200")
            #expect(gateway.counts.rejected == 1 && gateway.counts.broadcast == 1)
        }
    }

    @Test("A list of many channels arrives whole")
    func longList() async throws {
        let count = Sweep.choose(sampled: 700, exhaustive: 2_000)
        try await Self.withClient { client, _, _ in
            for _ in 0..<count { _ = try await client.makeChannel() }
            let listed = try await client.send(.channels("GET", "all-channels"))
            let payload = try Payload(json: listed.body)
            #expect(payload["channels"]?.count == count)
        }
    }

    @Test("A notification to a device is not changed by a channel header")
    func device() async throws {
        try await HTTP2ConnectionTests.withSender { sender, gateway, inbox in
            sender.send(headers: [
                ("apns-topic", "com.example.app"), ("apns-channel-id", BroadcastRequest.channel),
            ])
            #expect(await sender.response()?.status == "200")
            let arrival = try #require(await inbox.next(1, within: .untilHang).first)
            #expect(arrival.notification.channel == nil)
            #expect(gateway.counts.delivered == 1)
        }
    }
}
