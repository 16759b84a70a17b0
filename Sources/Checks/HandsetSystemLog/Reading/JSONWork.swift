/// The objects that were looked for in vain, so that all work together follows the size of the log.
struct JSONWork {
    enum Result {
        case found(JSONLogObject)
        /// The end of the object has not arrived.
        case cut
        case none
    }

    private static let largestObject = 256 << 10
    /// The number of bytes that were looked at.
    private(set) var byteCount = 0
    private var foundByteCount = 0
    private var wasted = 0

    mutating func object(
        in bytes: UnsafeBufferPointer<UInt8>, from brace: Int, isAtEnd: Bool
    ) -> Result {
        // Looking in vain may not cost more than a few times what was looked at with success.
        guard wasted <= 4 * foundByteCount + (1 << 20) else {
            wasted -= min(wasted, 64)
            return .none
        }
        let end = min(bytes.count, brace + Self.largestObject)
        let reach = UnsafeBufferPointer(rebasing: bytes[..<end])
        guard let object = JSONLogObject(reach, from: brace) else {
            wasted += end - brace
            byteCount += end - brace
            return end == bytes.count && !isAtEnd ? .cut : .none
        }
        byteCount += object.end - brace
        foundByteCount += object.end - brace
        return .found(object)
    }
}
