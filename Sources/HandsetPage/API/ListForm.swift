import HTTPTypes
import Handset

enum ListForm: String {
    /// With their records.
    case record
    /// As in the events of their arrival, with cut texts.
    case summary

    init(_ query: Query) throws(Problem) {
        let name = query["form"] ?? Self.record.rawValue
        guard let form = ListForm(rawValue: name) else {
            throw Problem(
                .badRequest, "There is no form \"\(name.prefix(64))\"; there are record, summary.")
        }
        self = form
    }

    func json(_ notification: PageNotification) -> JSONText {
        switch self {
        case .record: notification.json
        case .summary: notification.event
        }
    }
}
