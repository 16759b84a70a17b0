import Handset
import HandsetPage
import HandsetSuites

/// An app as the phone shows it: the name that is under its icon, and the icon.
struct AppLook: Sendable {
    private(set) var name: String
    /// The icon; `nil` if the page draws one.
    let icon: PagePicture?

    /// The name shown for an app that states neither a name nor a topic.
    private static let defaultName = "URLHERE"

    /// Takes the look that an app file describes; an icon that cannot be read is left out.
    init(of file: AppFile) {
        name = file.name ?? Self.name(ofTopic: file.topic) ?? Self.defaultName
        icon = file.icon.flatMap { try? AppIcon(ofFile: $0).picture }
    }

    /// Takes over what another app file says of it; the icon stays.
    mutating func change(to file: AppFile) {
        name = file.name ?? Self.name(ofTopic: file.topic) ?? name
    }

    /// Takes the name of a topic, unless an app file has a name or a topic of its own.
    mutating func name(forTopic topic: String, unlessIn file: AppFile) {
        guard file.name == nil, file.topic == nil else { return }
        name = Self.name(ofTopic: topic) ?? name
    }

    var json: JSONMembers {
        ["name": .string(PageNotification.listed(name)), "hasIcon": .boolean(icon != nil)]
    }

    /// Returns the last part of a topic with a capital: Shop for com.example.shop.
    private static func name(ofTopic topic: String?) -> String? {
        guard let topic, topic != "net.cloudapp.urlhere",
            let last = topic.split(separator: ".").last, let first = last.first
        else { return nil }
        return first.uppercased() + last.dropFirst()
    }
}
