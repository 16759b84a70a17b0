/// The phase of an HTTP/2 connection, which never goes back to an earlier one.
enum HTTP2ConnectionPhase {
    /// Requests are taken, and their answers may be delayed.
    case open
    /// The gateway stops: all answers are given at once, and the connection closes after the last.
    case ending
    /// No more is taken or sent; the sender has time to read what was sent.
    case closing
    /// The sender has gone, perhaps within a read, whose requests are still taken.
    case lost
    /// The connection is gone, and no more is taken.
    case over

    var takesRequests: Bool { sends || self == .lost }
    var sends: Bool { self == .open || self == .ending }
    var delaysAnswers: Bool { self == .open || self == .closing }
    var isGone: Bool { self == .lost || self == .over }

    mutating func end() {
        if self == .open { self = .ending }
    }

    /// Stops taking and sending, and returns true if that leaves the sender something to read.
    mutating func close() -> Bool {
        defer { self = isGone ? .over : .closing }
        return sends
    }

    /// Records that the connection is gone.
    mutating func lose() {
        self = takesRequests ? .lost : .over
    }
}
