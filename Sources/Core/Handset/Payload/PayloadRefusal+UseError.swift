extension PayloadRefusal {
    /// An error that makes a payload unusable although it was read.
    ///
    /// ``PayloadReader/refuseLast(_:)`` turns it into a refusal of the payload.
    public protocol UseError: Error, Hashable {
        /// The reason that the refusal gives.
        var reason: PayloadRefusal.Reason { get }
        /// The finding, as part of a sentence.
        var finding: String { get }
        /// The advice on what to do next, as part of a sentence.
        var advice: String { get }
    }
}
