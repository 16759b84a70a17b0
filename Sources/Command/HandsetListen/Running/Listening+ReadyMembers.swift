import Handset
import HandsetGateway

extension Listening {
    /// Returns the members that tell senders of addresses, files and keys, in `ready.json` and on the page.
    ///
    /// `phone` is the phone of Firebase Cloud Messaging; `nil` without it.
    func readyMembers(
        _ identity: GatewayIdentity, _ keys: [NamedProviderKey], _ addresses: GatewayAddresses,
        page: String?, phone: FCMPhone?
    ) -> JSONMembers {
        let directory = identity.directory
        let topics = service.certificateTopics
        let texts: [(key: String, value: String?)] = [
            ("http2", addresses.http2), ("binary", addresses.binary),
            ("feedback", addresses.feedback), ("fcm", addresses.fcm), ("page", page),
            ("directory", directory),
            ("ca", "\(directory)/ca.pem"), ("clientCertificate", "\(directory)/client.pem"),
            ("clientKey", "\(directory)/client-key.pem"), ("providerKey", keys[0].path),
            ("keyID", keys[0].key.keyID), ("teamID", keys[0].key.teamID), ("topic", topics[0]),
            ("fcmToken", phone?.token), ("fid", phone?.installation),
        ]
        let lists: JSONMembers = [
            "topics": .texts(topics),
            "providerKeys": .array(
                keys.map { key in
                    .object([
                        "file": .string(key.path), "keyID": .string(key.key.keyID),
                        "teamID": .string(key.key.teamID),
                    ])
                }),
        ]
        return JSONMembers(texts.map { ($0.key, $0.value.map { .string($0) }) }) + lists
    }
}
