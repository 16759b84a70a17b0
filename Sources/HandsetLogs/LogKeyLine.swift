import Handset

/// A line that logs a key and its value, as in `key: aps, value: {`.
struct LogKeyLine {
    private static let words: [(before: String, after: String)] = [
        ("key: ", ", value: "), ("Key: ", " - Value: "), ("Key: ", ", Value: "),
        ("Data: ", " -> "), ("key: ", " value: "), ("Key: ", " Value: "), ("key = ", ", value = "),
    ]
    private static let maximumKeyByteCount = 256

    let key: [UInt8]
    let valueIndex: Int

    /// Reads a line from its content on; the result is `nil` if it is another line.
    init?(_ line: UnsafeBufferPointer<UInt8>) {
        for (before, after) in Self.words where line.starts(with: before.utf8) {
            let start = before.utf8.count
            let end = min(line.count - after.utf8.count, start + Self.maximumKeyByteCount)
            guard start < end else { continue }
            for index in start...end where line[index...].starts(with: after.utf8) {
                key = Array(line[start..<index])
                valueIndex = index + after.utf8.count
                return
            }
        }
        return nil
    }
}
