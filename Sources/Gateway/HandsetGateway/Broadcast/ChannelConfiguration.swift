import Handset
import HandsetFixtures

/// The body of a request to create a channel, and of the answer to a request to read one.
struct ChannelConfiguration: Hashable, Sendable {
    private static let policyKey = "message-storage-policy"
    private static let typeKey = "push-type"
    /// The push type of every channel.
    static let pushType = "LiveActivity"

    let policy: BroadcastStoragePolicy

    init(_ policy: BroadcastStoragePolicy) { self.policy = policy }

    /// - Throws: `BadRequestPayload`, `BadRequestParams`, `MissingPushType` or `InvalidPushType`.
    init(body: [UInt8]) throws(Rejection) {
        let members: Payload
        do throws(PayloadRefusal) {
            members = try Payload(json: body)
        } catch {
            throw Rejection(.badRequestPayload)
        }
        let keys = members.userInfo.keys
        guard keys.allSatisfy({ $0 == Self.policyKey || $0 == Self.typeKey }) else {
            throw Rejection(.badRequestParams)
        }
        guard let type = members[Self.typeKey] else { throw Rejection(.missingPushType) }
        guard Self.isPushType(type.string) else { throw Rejection(.invalidPushType) }
        // Not confirmed: a sender in wide use documents the number as a string.
        guard let value = members[Self.policyKey],
            let number = value.integer ?? value.string.flatMap({ Int64($0) }),
            let policy = BroadcastStoragePolicy(rawValue: Int(clamping: number))
        else { throw Rejection(.badRequestParams) }
        self.policy = policy
    }

    /// Apple's pages spell it `LiveActivity` in bodies, and `liveactivity` and `Liveactivity` in headers, so
    /// its case is ignored.
    static func isPushType(_ text: String?) -> Bool { text?.lowercased() == "liveactivity" }

    /// The body of the answer to a request to read the channel.
    var json: [UInt8] {
        JSONText.object([
            Self.policyKey: .integer(policy.rawValue), Self.typeKey: .string(Self.pushType),
        ]).bytes
    }
}
