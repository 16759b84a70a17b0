/// The refusal of a text that may be something else than a payload: it counts if nothing is found in its message.
struct HeldRefusal {
    let refusal: LogRefusal
    /// The offset at which the message ends.
    let end: Int
}
