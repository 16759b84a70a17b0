/// The form in which `%@` prints an NSData, and so a device token.
///
/// ```swift
/// print(DataDescription.untilIOS12SDK.text(of: [10, 11, 12, 13]))
/// // <0a0b0c0d>
/// print(DataDescription.sinceIOS13SDK.text(of: [10, 11, 12, 13]))
/// // {length = 4, bytes = 0x0a0b0c0d}
/// ```
package enum DataDescription: Hashable, Sendable {
    /// The form of apps that were built with an SDK before iOS 13: all bytes, in groups of four.
    case untilIOS12SDK
    /// The form of apps that were built with the iOS 13 SDK or a later one.
    ///
    /// Up to 24 bytes are printed in full. Of more, the first 16 and the last 8 are printed.
    case sinceIOS13SDK

    /// - Parameter sdk: The iOS version of the SDK that the app was built with. The version of the device
    ///   has no effect.
    package init(sdk: IOSVersion) {
        self = sdk < IOSVersion(13) ? .untilIOS12SDK : .sinceIOS13SDK
    }

    package func text(of bytes: some Collection<UInt8>) -> String {
        var text: [UInt8] = []
        write(bytes, into: &text)
        return String(decoding: text, as: UTF8.self)
    }

    package func write(_ bytes: some Collection<UInt8>, into text: inout [UInt8]) {
        switch self {
        case .untilIOS12SDK:
            text.append(UInt8(ascii: "<"))
            text.appendHexGroups(bytes)
            text.append(UInt8(ascii: ">"))
        case .sinceIOS13SDK:
            text += "{length = ".utf8
            text += String(bytes.count).utf8
            text += ", bytes = 0x".utf8
            if bytes.count <= 24 {
                for byte in bytes { text.appendHex(byte) }
            } else {
                text.appendHexGroups(bytes.prefix(16))
                text += " ... ".utf8
                text.appendHexGroups(bytes.dropFirst(bytes.count - 8))
                text.append(UInt8(ascii: " "))
            }
            text.append(UInt8(ascii: "}"))
        }
    }
}

extension [UInt8] {
    fileprivate mutating func appendHexGroups(_ bytes: some Collection<UInt8>) {
        for (index, byte) in bytes.enumerated() {
            if index > 0, index.isMultiple(of: 4) { append(UInt8(ascii: " ")) }
            appendHex(byte)
        }
    }
}
