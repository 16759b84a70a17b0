/// A payload that was found in another value, or the reason why the value is not a payload.
enum OpenedText {
    /// The JSON of a payload, and the message that holds it; `nil` if the value is not a message with faults or
    /// headers.
    ///
    /// `wasLenient` is true if keys are equal or commas trail in a string that leads to it.
    case payload([UInt8], ServiceMessage? = nil, wasLenient: Bool = false)
    /// The keys lead to the part of the value that is refused.
    case refused(any PayloadRefusal.UseError, at: [String])
}
