extension Flow {
    /// The keys and parts of a flow that is followed; functions that call each other may make larger ones for ever.
    private static let maximumSize = 64

    /// True if a flow is not too large to be followed.
    var isFollowed: Bool {
        var room = Self.maximumSize
        takeSize(from: &room)
        return room > 0
    }

    private func takeSize(from room: inout Int) {
        room -= 1
        guard room > 0 else { return }
        switch self {
        case .data(let path), .encoded(let path): room -= path.count
        case .literal(let flows):
            for flow in flows.values where room > 0 { flow.takeSize(from: &room) }
        case .posted(let object, let userInfo):
            object?.takeSize(from: &room)
            userInfo?.takeSize(from: &room)
        default: break
        }
    }
}
