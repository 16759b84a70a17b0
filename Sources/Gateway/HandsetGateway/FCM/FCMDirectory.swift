internal import Handset

/// The phones and topics that Firebase Cloud Messaging knows.
struct FCMDirectory: Sendable {
    /// The number of topics of an installation ("Manage topic subscriptions").
    static let topicLimit = 2_000
    /// The number of installations whose topics are kept.
    private static let installationLimit = 10_000
    /// The number of subscriptions of all installations.
    private static let subscriptionLimit = 200_000

    private var phones: [String: FCMPhone] = [:]
    private let acceptsAny: Bool
    /// The topics of each installation, with the times of their subscriptions in seconds since 1970.
    private var topics: [String: [String: Int]] = [:]
    private var subscriptionCount = 0

    /// The result of a change of topics.
    enum Change {
        case changed, unchanged, unknown, full
    }

    init(_ configuration: FCMConfiguration, at now: Int) {
        acceptsAny = configuration.acceptsAny
        for phone in configuration.phones {
            phones[phone.installation] = phone
            for topic in configuration.topics {
                topics[phone.installation, default: [:]][topic] = now
            }
        }
    }

    /// Returns the phone of a token, or of an installation; `nil` if no phone has it.
    func phone(of text: String) -> FCMPhone? {
        let installation = FCMPhone.installation(of: text)
        if let phone = phones[installation] {
            // An older token of the same installation is no longer valid.
            return text == phone.token || text == installation || acceptsAny ? phone : nil
        }
        guard acceptsAny, FCMTarget.isToken(text) || FCMTarget.isInstallation(text) else {
            return nil
        }
        return FCMPhone(accepting: text)
    }

    /// Returns the phones for whose topics a condition holds, in the order of their installations.
    func phones(where holds: (Set<String>) -> Bool) -> [FCMPhone] {
        let known = Set(phones.keys).union(topics.keys)
        return known.sorted().filter { holds(Set((topics[$0] ?? [:]).keys)) }.compactMap(phone)
    }

    /// Returns the topics of the phone of a token, in order; `nil` if no phone has it.
    func topics(of text: String) -> [(name: String, time: Int)]? {
        guard let phone = phone(of: text) else { return nil }
        return (topics[phone.installation] ?? [:]).sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }

    /// The topics in their order, with the installations that have them.
    var allTopics: [(topic: String, installations: [String])] {
        var installations: [String: [String]] = [:]
        for (installation, own) in topics {
            for topic in own.keys { installations[topic, default: []].append(installation) }
        }
        return installations.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
    }

    mutating func subscribe(_ text: String, to topic: String, at now: Int) -> Change {
        guard let phone = phone(of: text) else { return .unknown }
        let own = topics[phone.installation] ?? [:]
        guard own[topic] == nil else { return .unchanged }
        guard own.count < Self.topicLimit,
            topics[phone.installation] != nil || topics.count < Self.installationLimit,
            subscriptionCount < Self.subscriptionLimit
        else { return .full }
        topics[phone.installation, default: [:]][topic] = now
        subscriptionCount += 1
        return .changed
    }

    mutating func unsubscribe(_ text: String, from topic: String) -> Change {
        guard let phone = phone(of: text) else { return .unknown }
        guard topics[phone.installation]?.removeValue(forKey: topic) != nil else {
            return .unchanged
        }
        subscriptionCount -= 1
        return .changed
    }
}
