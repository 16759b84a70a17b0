/// A member of a dictionary or an element of an array, with its place in the printed text.
///
/// Inside a container all text is ASCII, so that offsets in bytes are offsets in UTF-16 units too.
struct PrintedPart {
    let node: PayloadNode
    /// The number of containers around it, from 1.
    let level: Int
    /// Its key; `nil` for an element of an array.
    let name: String?
    /// The range of its key, with quotes; `nil` for an element of an array.
    let key: Range<Int>?
    /// The range of its value, with quotes.
    var value: Range<Int>
}
