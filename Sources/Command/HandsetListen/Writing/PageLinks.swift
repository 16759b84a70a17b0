/// The addresses of notifications on the page, in the order in which they come.
struct PageLinks {
    /// The address of the page; `nil` until it is served.
    var page: String?
    /// The number of the newest notification.
    private var last: Int

    init(after last: Int = 0) { self.last = last }

    /// Returns the address of the next notification; `nil` if the page is not served yet.
    mutating func next() -> String? {
        last += 1
        return page.map { Self.link(to: last, at: $0) }
    }

    static func link(to number: Int, at page: String) -> String { "\(page)/#\(number)" }
}
