/// A file of an app, as it is given.
package struct GapSource: Hashable, Sendable {
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The number of ends of lines.
    var lineCount: Int { bytes.count { $0 == UInt8(ascii: "\n") } }
}
