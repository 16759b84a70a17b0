import HTTPTypes
import Handset

enum ListForm: String, CaseIterable {
    /// With their records, but without what makes them large.
    case record
    /// As they are.
    case full
    /// With all that came and that has happened, also payloads and headers.
    case whole
    /// As in the events of their arrival, with cut texts.
    case summary

    init(_ query: Query) throws(Problem) {
        let name = query["form"] ?? Self.record.rawValue
        guard let form = ListForm(rawValue: name) else {
            let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw Problem(
                .badRequest, "There is no form \"\(name.prefix(64))\"; there are \(names).")
        }
        self = form
    }

    func json(_ notification: PageNotification) -> JSONText {
        switch self {
        case .record: notification.listed
        case .full: notification.json
        case .whole: .object(notification.wholeMembers)
        case .summary: notification.event
        }
    }
}
