import ArgumentParser
import Handset
import HandsetCommand
import HandsetFixtures
import HandsetGateway

/// The options for the request that `handset send` makes of a payload.
struct SendOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Device token in hex. (default: the first one of handset token --seed 1)",
            valueName: "hex"),
        transform: SendOptions.parsedToken)
    var token: DeviceToken?

    @Option(
        help: ArgumentHelp(
            "Value of apns-topic. (default: the first topic of listen, with the ending of the push type)",
            valueName: "topic"))
    var topic: String?

    @Option(
        help: ArgumentHelp(
            "Value of apns-push-type. (default: liveactivity, background or alert, by the payload)",
            valueName: "type"),
        completion: .values(PushType.allCases.map(\.name)))
    var pushType: String?

    @Option(
        help: ArgumentHelp(
            "Value of apns-priority. (default: 5 for background, none for others)",
            valueName: "priority"),
        completion: .values(["10", "5", "1"]))
    var priority: String?

    @Option(
        help: ArgumentHelp(
            "Add a header, such as apns-expiration:0, or replace one. Repeatable. An empty value leaves the header "
                + "out.", valueName: "name:value"),
        completion: .values([
            "apns-collapse-id:", "apns-expiration:", "apns-id:", "authorization:",
        ]),
        transform: SendOptions.parsedHeader)
    var header: [RequestHeader] = []

    @Flag(help: "Show the provider's certificate of listen, and no provider token.")
    var certificate = false

    /// Returns the headers for a payload; `topic` is the one of the gateway, if it is known.
    func headers(
        for payload: Payload, topic ofGateway: String?, authorization: String?
    ) -> [(name: String, value: String)] {
        let type = pushType ?? Self.type(of: payload)
        let ending = PushType.named(type)?.topicSuffix ?? ""
        var values: [(name: String, value: String?)] = [
            ("authorization", authorization),
            ("apns-topic", topic ?? ofGateway.map { $0.hasSuffix(ending) ? $0 : $0 + ending }),
            ("apns-push-type", type),
            ("apns-priority", priority ?? (type == PushType.background.name ? "5" : nil)),
        ]
        for added in header {
            values.removeAll { $0.name == added.name }
            values.append((added.name, added.value.isEmpty ? nil : added.value))
        }
        return values.compactMap { name, value in value.map { (name, $0) } }
    }

    /// The device token, the option's or always the same one.
    func deviceToken() throws -> DeviceToken {
        if let token { return token }
        var generator = FixtureGenerator(seed: 1)
        return try DeviceToken(using: &generator)
    }

    private static func type(of payload: Payload) -> String {
        let content = APSContent(payload)
        if content.hasLiveActivityKeys { return PushType.liveActivity.name }
        let isSilent =
            content.isContentAvailable && !content.hasAlert && content.badge == nil
            && content.sound == nil
        return isSilent ? PushType.background.name : PushType.alert.name
    }

    private static func parsedToken(_ text: String) throws -> DeviceToken {
        do throws(DeviceToken.TokenError) {
            return try DeviceToken(hex: text)
        } catch {
            throw ValidationError("--token is not a device token: \(error).")
        }
    }

    private static func parsedHeader(_ text: String) throws -> RequestHeader {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0].lowercased()
        let value = parts.count == 2 ? String(parts[1].drop { $0 == " " }) : ""
        guard parts.count == 2, !name.isEmpty, !name.hasPrefix(":"),
            name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }),
            value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7f })
        else {
            throw ValidationError(
                "\(SourceExcerpt.quoted(text)) is not a header; give NAME:VALUE, such as "
                    + "apns-collapse-id:order.")
        }
        return RequestHeader(name: name, value: value)
    }
}
