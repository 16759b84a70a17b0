/// A fault of a message to a push service: something for which the service refuses the message, or a part
/// of it that the service drops.
package struct MessageFault: Hashable, Sendable {
    /// The largest number of faults of a message that are told one by one.
    static let maximumCount = 100

    /// True if the service sends nothing.
    package let isRefusal: Bool
    /// True if it is reported that the service sends nothing, which is not sure.
    package let mayBeRefusal: Bool
    /// True if the service sends the message as it is, and less comes of it than one may think.
    package let isRemark: Bool
    /// The keys to the part of the message, from the outermost.
    package let keys: [String]
    /// The finding, as a sentence without its full stop.
    package let finding: String
    /// The remedy, as a sentence without its capital and its full stop.
    package let remedy: String
    /// The place of the part in the source; `nil` if it is not known.
    package var place: SourcePlace?
    /// The line of the place; `nil` if it is not known.
    package var excerpt: SourceExcerpt?

    init(
        isRefusal: Bool = false, mayBeRefusal: Bool = false, isRemark: Bool = false,
        keys: [String], _ finding: String, remedy: String
    ) {
        self.isRefusal = isRefusal
        self.mayBeRefusal = mayBeRefusal
        self.isRemark = isRemark
        self.keys = keys
        self.finding = finding
        self.remedy = remedy
    }

    /// Returns the fault of a part of another value, to which keys lead.
    func within(_ keys: [String]) -> MessageFault {
        MessageFault(
            isRefusal: isRefusal, mayBeRefusal: mayBeRefusal, isRemark: isRemark,
            keys: keys + self.keys, finding, remedy: remedy)
    }

    /// The remedy as a sentence.
    package var advice: String { remedy.prefix(1).uppercased() + remedy.dropFirst() + "." }
}
