/// A dialog of a page, with the answer that it got: a tap on OK.
public struct WebDialog: Hashable, Sendable, CustomStringConvertible {
    /// The kind of a dialog; the raw values come from JavaScript.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A message.
        case alert
        /// A question, which is answered with OK.
        case confirm
        /// A question for a text, which is answered with the text that is there already.
        case prompt
        /// The question whether to leave the page, which is answered with OK.
        case beforeUnload = "beforeunload"
    }

    /// The kind.
    public var kind: Kind
    /// The words of the page.
    public var message: String
    /// The text that a prompt was answered with; `nil` for other dialogs.
    public var answer: String?

    /// Creates a dialog.
    public init(_ kind: Kind, message: String, answer: String? = nil) {
        self.kind = kind
        self.message = message
        self.answer = answer
    }

    /// The dialog as its call, such as `alert("hello")`.
    public var description: String { "\(kind.rawValue)(\"\(message)\")" }
}
