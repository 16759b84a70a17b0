package import Handset

/// The name of a payload at the head of a page: its source's, or its own text if the source has no name.
package struct PayloadTitle {
    /// The number of characters of an alert that are a name.
    private static let maximumCount = 60

    package let name: String
    /// The text of the alert, unless it is the name, and the size.
    package let details: String

    package init(_ origin: PayloadOrigin, _ payload: Payload?) {
        let content = payload.map { UserNotificationContent($0) }
        let alert = [content?.title, content?.body].compactMap(\.self).first { !$0.isEmpty }
        let text = alert.map {
            $0.count > Self.maximumCount ? $0.prefix(Self.maximumCount) + "…" : $0
        }
        let size = "\(origin.byteCount) byte\(origin.byteCount == 1 ? "" : "s")"
        let place = origin.number > 1 ? ":\(origin.line)" : ""
        switch origin.source {
        case "argument":
            name = text ?? "The payload given"
            details = size
        case "stdin" where origin.number == 1:
            name = text ?? "The payload from standard input"
            details = size
        default:
            name = SourceExcerpt.shown(origin.source) + place
            details = (text.map { "\($0), " } ?? "") + size
        }
    }
}
