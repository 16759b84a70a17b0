/// A member of a dictionary or an element of an array, with its place in the printed text.
///
/// Inside a container all text is ASCII, so that offsets in bytes are offsets in UTF-16 units too.
package struct PrintedPart {
    package let node: PayloadNode
    /// The number of containers around it, from 1.
    package let level: Int
    /// Its key in UTF-8, as long as its tree lives; `nil` for an element of an array.
    let nameBytes: UnsafeBufferPointer<UInt8>?
    /// The range of its key, with quotes; `nil` for an element of an array.
    package let key: Range<Int>?
    /// The range of its value, with quotes.
    package var value: Range<Int>

    package var name: String? { nameBytes.map { String(decoding: $0, as: UTF8.self) } }
}
