import HTTPTypes

extension NotificationFilter {
    static let parameters = ["session", "token", "topic", "fate", "text"]

    /// Throws a ``Problem`` if there is no such fate.
    init(_ query: Query) throws(Problem) {
        self.init()
        session = query["session"]
        token = query["token"]
        topic = query["topic"]
        text = query["text"]
        guard let name = query["fate"] else { return }
        guard let fate = PageFate(rawValue: name) else {
            let names = PageFate.allCases.map(\.rawValue).joined(separator: ", ")
            throw Problem(
                .badRequest, "There is no fate \"\(name.prefix(64))\"; there are \(names).")
        }
        self.fate = fate
    }
}
