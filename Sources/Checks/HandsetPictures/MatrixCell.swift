package import Handset

/// A cell of a ``MatrixGrid``: the fate of the sessions in one state, with one action.
package struct MatrixCell: Sendable {
    /// The kind of a fate, which has a colour.
    package enum Kind: String, CaseIterable, Sendable {
        /// The app opens the sessions once.
        case routed
        /// The app opens the sessions more than once.
        case twice
        /// The notification is shown, and the user can still tap it.
        case waiting
        /// The user has passed the notification by, and opened the app from its icon.
        case passedBy = "passed-by"
        case dismissed
        /// The app could have had the sessions, and opens none.
        case lost
        /// The app's own code crashed, or came to no end.
        case crashed
        /// The app's own code has a fault, such as a completion handler that it never calls.
        case fault
        /// The user cannot do this.
        case impossible = "not-possible"
        case none = "no-session"

        var style: TextStyle {
            switch self {
            case .routed: .green
            case .twice: .purple
            case .waiting: .yellow
            case .lost, .crashed: .red
            case .fault: .purple
            case .passedBy, .dismissed, .impossible, .none: .dim
            }
        }

        package init(_ row: ScenarioMatrix.Row) {
            self =
                switch row.fate {
                case _ where !row.plan.isActionPossible: .impossible
                case .lost(.appCrashed), .lost(.appHung): .crashed
                case .lost(.codeFault(let fault)) where fault.isCrash: .crashed
                case _ where row.hasFault: .fault
                case .none: .none
                case .routed(let times): times > 1 ? .twice : .routed
                case .waiting: .waiting
                case .passedBy: .passedBy
                case .dismissed: .dismissed
                case .lost: .lost
                }
        }

        /// The words of a sum, such as `not possible`.
        package var words: String { rawValue.replacing("-", with: " ") }
    }

    package let kind: Kind
    /// The fate in a word or two; empty if the cell is not shown.
    package let text: String
    /// The number of the reason why no session is opened, or `nil` if there is none.
    package let note: Int?
    /// True if the cell is not what was asked for.
    package let isQuiet: Bool

    /// The mark of a cell in which an app's own code does something else than its description says; otherwise empty.
    var mark = ""

    var textWithNote: String { (note.map { "\(text) [\($0)]" } ?? text) + mark }
}
