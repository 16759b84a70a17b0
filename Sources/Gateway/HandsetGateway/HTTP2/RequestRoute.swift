/// The part of the HTTP/2 API that a request is for; only the path decides it.
enum RequestRoute: Hashable, Sendable {
    /// A notification to a device, or a path that the API does not have.
    case device
    /// A notification to all devices that listen to a channel of this app.
    case broadcast(bundle: String)
    /// A request to create, read or delete a channel of this app.
    case channels(bundle: String)
    /// A request for the list of all channels of this app.
    case allChannels(bundle: String)

    private static let broadcastPrefix = "/4/broadcasts/apps/"
    private static let channelPrefix = "/1/apps/"

    init(path: String) {
        // Nearly every request is for a device.
        guard !RequestChecks.isPathOfDevice(path) else {
            self = .device
            return
        }
        if let bundle = Self.bundle(in: path, after: Self.broadcastPrefix, before: "") {
            self = .broadcast(bundle: bundle)
        } else if let bundle = Self.bundle(in: path, after: Self.channelPrefix, before: "/channels")
        {
            self = .channels(bundle: bundle)
        } else if let bundle = Self.bundle(
            in: path, after: Self.channelPrefix, before: "/all-channels")
        {
            self = .allChannels(bundle: bundle)
        } else {
            self = .device
        }
    }

    /// Returns the part of a path between a prefix and a suffix, or `nil` if it is not a bundle
    /// identifier.
    private static func bundle(
        in path: String, after prefix: String, before suffix: String
    ) -> String? {
        guard path.utf8.starts(with: prefix.utf8), path.hasSuffix(suffix) else { return nil }
        let bundle = path.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
        let isPart = bundle.allSatisfy {
            $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?")
        }
        return bundle.isEmpty || !isPart ? nil : String(bundle)
    }
}
