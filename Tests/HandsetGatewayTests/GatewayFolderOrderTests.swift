import HandsetTestSupport
import Testing

@Suite struct GatewayFolderOrderTests {
    /// The folders of the gateway, each of which uses only those before it.
    private static let order: [(name: String, purpose: String)] = [
        ("", "what the system provides"),
        ("Keys", "the keys that verify provider tokens"),
        ("Arrivals", "notifications with their fates, and their way to the receiver"),
        ("Identity", "certificates and their files"),
        ("Provider", "provider tokens, and who may send what"),
        ("Broadcast", "broadcast channels"),
        ("Service", "decisions about notifications, devices and scripted answers"),
        ("Connections", "what the connections of all protocols share"),
        ("Binary", "the binary provider protocol"),
        ("Feedback", "the feedback service"),
        ("HTTP2", "the HTTP/2 provider API"),
        ("Server", "the gateway and its ports"),
        ("Testing", "a gateway for one test"),
    ]

    /// Members that extensions add to types of the gateway, and that types of other modules have too.
    ///
    /// They are the names of rejections, which the answers of a gateway share.
    private static let foreignMembers: Set<String> = [
        "badCollapseID", "badDeviceToken", "badExpirationDate", "badMessageID", "badPriority",
        "badTopic", "deviceTokenNotForTopic", "duplicateHeaders", "idleTimeout",
        "invalidPushType", "missingDeviceToken", "missingTopic", "payloadEmpty",
        "topicDisallowed", "badChannelID", "badRequestParams", "badRequestPayload",
        "cannotCreateChannelConfig", "channelNotRegistered", "featureNotEnabled",
        "missingChannelID", "missingPushType", "badCertificate", "badCertificateEnvironment",
        "expiredProviderToken", "forbidden", "invalidProviderToken", "missingProviderToken",
        "unrelatedKeyIDInToken", "badEnvironmentKeyIDInToken", "badEnvironmentKeyInToken",
        "topicMismatch", "badPath", "methodNotAllowed", "expiredToken", "unregistered",
        "payloadTooLarge", "tooManyProviderTokenUpdates", "tooManyRequests",
        "internalServerError", "serviceUnavailable", "shutdown",
    ]

    @Test("Each folder of the gateway uses only the folders before it")
    func order() throws {
        let graph = try FolderGraph(directory: "Sources/HandsetGateway")
        let names = Self.order.map(\.name)
        #expect(
            graph.folders.sorted() == names.sorted(), "Every folder has its place in the order.")
        for edge in graph.upwardEdges(in: names, foreignMembers: Self.foreignMembers) {
            Issue.record("\(edge), which comes after it: move one of them")
        }
    }
}
