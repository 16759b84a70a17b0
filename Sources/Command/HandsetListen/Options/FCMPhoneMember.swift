import ArgumentParser
import HandsetCommand
import HandsetGateway

/// A setting of what Firebase Cloud Messaging knows of the phone, as an option gives it.
enum FCMPhoneMember {
    case topic(String)
    case anyToken
    case gone(FCMConfiguration.GoneForm)

    private static let names = ["topic", "any-token", "gone"]

    init(_ text: String) throws(ValidationError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        let value = parts.count == 2 ? parts[1] : ""
        switch parts[0] {
        case "any-token" where parts.count == 1: self = .anyToken
        case "topic":
            let name = value.hasPrefix("/topics/") ? String(value.dropFirst(8)) : value
            guard FCMConfiguration.isTopic(name) else {
                throw ValidationError(
                    "'\(value)' is no topic of FCM; give 1 to 900 letters, digits and characters of -_.~%."
                )
            }
            self = .topic(name)
        case "gone":
            let forms = FCMConfiguration.GoneForm.allCases
            guard let form = forms.first(where: { $0.rawValue == value }) else {
                throw Suggestion.error(
                    value, "is not an answer for a phone that is gone",
                    "give gone=unregistered or gone=disabled", among: forms.map(\.rawValue))
            }
            self = .gone(form)
        default:
            throw Suggestion.error(
                parts[0], "is not a member of --fcm-phone",
                "give topic=NAME, any-token or gone=FORM",
                among: Self.names)
        }
    }
}
