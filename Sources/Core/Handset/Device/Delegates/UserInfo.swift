internal import Foundation

/// The dictionary of a notification: a payload, or one that the app has made of Foundation's objects.
struct UserInfo: Hashable, Sendable {
    /// The dictionary without the values that JSON does not have.
    let payload: Payload
    /// The dictionary of an app that has such values.
    private let list: UserInfoValue?

    init(_ payload: Payload) {
        self.payload = payload
        list = nil
    }

    /// Leaves out what is neither a value of a property list nor null.
    init(_ userInfo: [AnyHashable: Any]) {
        let value = UserInfoValue(userInfo)
        let json = value.flatMap(\.json)?.bytes ?? []
        payload =
            (try? Payload(json: json, source: "userInfo", maximumByteCount: max(json.count, 1)))
            ?? .empty
        list = value?.isJSON == false ? value : nil
    }

    /// The dictionary as an app has it.
    var foundation: [AnyHashable: Any] {
        guard case .dictionary(let members)? = list else { return payload.foundation }
        return Dictionary(
            uniqueKeysWithValues: members.map { (AnyHashable($0), $1.foundation as Any) })
    }
}
