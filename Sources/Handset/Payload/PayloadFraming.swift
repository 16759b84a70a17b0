/// Where one payload of a stream ends and the next begins.
public enum PayloadFraming: Hashable, Sendable {
    /// Objects one after another, with any white space between them or none: one pretty-printed
    /// object, JSON Lines, or a mixture.
    case values
    /// Each line is one payload (JSON Lines), handed over when its newline is there; blank lines are
    /// passed over.
    case lines
    /// The whole input is one payload.
    case whole
}
