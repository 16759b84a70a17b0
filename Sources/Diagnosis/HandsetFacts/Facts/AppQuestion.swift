/// Something that sources do not decide, with the member of an app file that answers it.
package struct AppQuestion: Hashable, Sendable {
    /// The question, as a sentence.
    package let words: String
    /// The member of the app file, such as `device.lateDelegate`.
    package let member: String
    /// The place that leaves it open; `nil` if there is none.
    package let place: AppFact.Place?
}
