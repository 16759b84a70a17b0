/// A source of random bytes.
public struct SecRandomRef: Hashable, Sendable {}

/// The source of random bytes that the system has.
public let kSecRandomDefault: SecRandomRef? = nil

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes random bytes.
///
/// - Parameters:
///   - rnd: The source; each is the system's.
///   - count: The number of bytes.
///   - bytes: The place for them.
/// - Returns: `errSecSuccess`.
@discardableResult public func SecRandomCopyBytes(
    _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
    for index in 0..<max(0, count) {
        bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
}
