/// A reader of the values in which payloads are sent, such as the body that a push service takes.
///
/// ``PayloadReader`` asks it about the values that it has read.
/// A class, because a reader holds it, and copying a value of unknown size takes time for each payload.
protocol PayloadOpener: AnyObject {
    /// True if plain payloads are handed over unasked: see ``PayloadNode/isPlainPayload``.
    var leavesPlainPayloads: Bool { get }

    /// The members that count in a value with equal keys.
    var equalKeys: Payload.EqualKeys { get }

    /// If false for a value that is not an object, the value is refused without a look at the rest.
    func takesValue(beginningWith byte: UInt8) -> Bool

    /// Opens a value that is not known to be a payload.
    func open(_ root: PayloadNode) -> PayloadOpening

    /// Returns an object with the members to keep of a value; `nil` if none were asked for. `text` returns the
    /// value, without white space between its tokens.
    func members(toKeepOf text: () -> [UInt8]) -> [UInt8]?
}

/// The answer of a ``PayloadOpener``.
enum PayloadOpening {
    /// The value is a payload itself.
    case payload
    /// The value is a payload with the address of a simulator's file, which is removed.
    case addressedPayload
    /// The value holds payloads.
    case opened([OpenedText])
    /// The value has to be opened from its text, without white space between its tokens.
    ///
    /// Its tree is let go before: the trees of a large value and of its payload together need too much memory.
    case closed(open: (_ text: [UInt8]) -> PayloadOpening)
    /// The keys lead to the part of the value that is refused.
    case refused(any PayloadRefusal.UseError, at: [String] = [])
}
