/// A member of a dictionary or an element of an array, and where it stands in the printed text of the
/// value that it belongs to.
///
/// Inside a container everything is printed in ASCII, so that offsets in bytes are offsets in UTF-16
/// units too.
struct PrintedPart {
    let node: PayloadNode
    /// How many containers it stands in, from 1.
    let level: Int
    /// Its key; `nil` for an element of an array.
    let name: String?
    /// Where its key stands, with quotes; `nil` for an element of an array.
    let key: Range<Int>?
    /// Where its value stands, with quotes.
    var value: Range<Int>
}
