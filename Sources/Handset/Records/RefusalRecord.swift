/// The refusal of a value, as one line of JSON, which stands where the record of a payload would.
///
/// `number` is the one that the payload would have had. The members and their order are stable.
///
/// ```json
/// {"source":"stdin","number":1,"line":1,"refused":{"reason":"unfinished",
/// "finding":"found the end of the input inside this object","advice":"close it with }"}}
/// ```
public struct RefusalRecord: Sendable {
    private let refusal: PayloadRefusal
    private let number: Int

    /// Creates the record of a refusal.
    ///
    /// - Parameters:
    ///   - refusal: The refusal.
    ///   - number: The number of the value in its source, from 1, if it were a payload.
    public init(_ refusal: PayloadRefusal, number: Int) {
        self.refusal = refusal
        self.number = number
    }

    /// The line of JSON in UTF-8, without a newline.
    public var json: [UInt8] {
        JSONText.object([
            ("source", .string(refusal.place.source)), ("number", .integer(number)),
            ("line", .integer(refusal.place.line)),
            (
                "refused",
                .object([
                    ("reason", .string(refusal.reason.description)),
                    ("finding", .string(refusal.finding)), ("advice", .string(refusal.advice)),
                ])
            ),
        ]).bytes
    }
}
