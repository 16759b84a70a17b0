/// Says why a text names no answer for notifications.
struct ScriptedAnswerFault: Error, CustomStringConvertible {
    /// What was found and what to do next.
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
