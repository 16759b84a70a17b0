/// The refusal of a value, as one line of JSON, which stands where the record of a payload would.
///
/// `number` is the one that the payload would have had; a text of a log has none. The members and their
/// order are stable.
///
/// ```json
/// {"source":"stdin","number":1,"line":1,"refused":{"reason":"unfinished",
/// "finding":"found the end of the input inside this object","advice":"close it with }"}}
/// ```
package struct RefusalRecord: Sendable {
    private let members: JSONMembers
    package let place: SourcePlace
    /// The stable name of the reason.
    package let code: String
    /// The finding, as a sentence without its full stop.
    package let finding: String
    /// The advice, as a sentence without its capital and its full stop.
    package let advice: String

    /// `number` counts the values of the source, from 1, as if this one were a payload.
    package init(_ refusal: PayloadRefusal, number: Int) {
        self.init(
            refusal.place, ["number": .integer(number)], refusal.reason, refusal.finding,
            refusal.advice)
    }

    /// Creates a record of what was refused, with the members that number it.
    package init(
        _ place: SourcePlace, _ number: JSONMembers,
        _ reason: PayloadRefusal.Reason, _ finding: String, _ advice: String
    ) {
        self.place = place
        code = reason.description
        self.finding = finding
        self.advice = advice
        members =
            ["source": .string(place.source)] + number + [
                "line": .integer(place.line),
                "refused": .object([
                    "code": .string(reason.description), "finding": .string(finding),
                    "advice": .string(advice),
                ]),
            ]
    }

    /// The line of JSON in UTF-8, without a newline.
    package var json: [UInt8] { JSONText.object(members).bytes }
}
