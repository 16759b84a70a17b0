import Handset

/// The answer to a request for all channels of an app, which many requests share.
struct EncodedChannelList: Hashable, Sendable {
    let bytes: [UInt8]

    /// - Parameter channels: The identifiers of the channels, the oldest first.
    init(_ channels: [String]) {
        bytes = JSONText.object(["channels": .texts(channels)]).bytes
    }
}
