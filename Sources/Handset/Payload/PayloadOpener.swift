/// A reader of the values in which payloads are sent, such as the body that a push service takes.
///
/// ``PayloadReader`` asks it about the values that it has read.
/// A class, because a reader holds it, and copying a value of unknown size takes time for each payload.
protocol PayloadOpener: AnyObject {
    /// True if plain payloads are handed over unasked: see ``PayloadNode/isPlainPayload``.
    var leavesPlainPayloads: Bool { get }

    /// If false for a value that is not an object, the value is refused without a look at the rest.
    func takesValue(beginningWith byte: UInt8) -> Bool

    /// Opens a value that is not known to be a payload; `text` returns it as it came.
    func open(_ root: PayloadNode, _ text: () -> [UInt8]) -> PayloadOpening
}

/// The answer of a ``PayloadOpener``.
enum PayloadOpening {
    /// The value is a payload itself.
    case payload
    /// The value is a payload with the address of a simulator's file, which is removed.
    case addressedPayload
    /// The value holds payloads: the JSON of each, and an object with the members to keep of the value.
    case opened([[UInt8]], kept: [UInt8]?)
    case refused(any PayloadUseError)
}
