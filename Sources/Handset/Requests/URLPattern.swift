/// A URL in which `*` stands for any number of characters.
struct URLPattern {
    private let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    func matches(_ url: String) -> Bool {
        let star = UInt8(ascii: "*")
        let text = Array(url.utf8)
        var (place, index) = (0, 0)
        // Where the last star stands, and the first character that it does not stand for.
        var last: (star: Int, end: Int)?
        while index < text.count {
            if place < bytes.count, bytes[place] == star {
                last = (place, index)
                place += 1
            } else if place < bytes.count, bytes[place] == text[index] {
                place += 1
                index += 1
            } else if let (star, end) = last {
                last = (star, end + 1)
                (place, index) = (star + 1, end + 1)
            } else {
                return false
            }
        }
        return bytes[place...].allSatisfy { $0 == star }
    }
}
