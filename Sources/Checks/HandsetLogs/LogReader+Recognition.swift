import Handset

extension LogReader {
    /// Returns true if bytes that are not payloads form a log, and not payloads with a mistake.
    package static func isLog(_ bytes: [UInt8]) -> Bool {
        LogReader(source: "", bytes: bytes).contains { event in
            guard case .found(let found) = event else { return false }
            switch found.form {
            case .description, .members, .launchOptions, .swift, .swiftDictionary, .aps, .keys,
                .data, .dart, .java, .php, .go:
                return true
            case .json:
                let lineStart = found.place.offset - found.place.column + 1
                return bytes[lineStart...].withUnsafeBufferPointer { RecordPrefix($0) != nil }
            case .string, .javaScript: return false
            }
        }
    }
}
