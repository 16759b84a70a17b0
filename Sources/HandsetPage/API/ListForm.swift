import HTTPTypes
import Handset

/// A form of the notifications in a list.
enum ListForm: String {
    /// With their records.
    case record
    /// As in the events of their arrival, with cut texts.
    case summary

    /// Reads the form that a request asks for.
    ///
    /// - Throws: A ``Problem`` if there is no such form.
    init(_ query: Query) throws(Problem) {
        let name = query["form"] ?? Self.record.rawValue
        guard let form = ListForm(rawValue: name) else {
            throw Problem(
                .badRequest, "There is no form \"\(name.prefix(64))\"; there are record, summary.")
        }
        self = form
    }

    /// Returns a notification in this form.
    func json(_ notification: PageNotification) -> JSONText {
        switch self {
        case .record: notification.json
        case .summary: notification.event
        }
    }
}
