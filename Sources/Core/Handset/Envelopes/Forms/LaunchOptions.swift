/// The launch options of an app, as it prints them or keeps them in JSON: they hold the payload that launched
/// it.
enum LaunchOptions {
    static let key = "UIApplicationLaunchOptionsRemoteNotificationKey"

    static func payload(of value: JSONSlice) throws(EnvelopeFault) -> [UInt8] {
        guard let payload = value[key], payload.isObject else {
            throw .lacks(.launchOptions, key)
        }
        return payload.json
    }
}
