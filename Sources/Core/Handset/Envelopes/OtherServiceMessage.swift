/// A message to another service than Apple's, which the service makes a payload of, if it sends one to iOS at all.
///
/// Its keys tell it apart: they come from the services' own references. An app may have the same keys in a
/// payload of its own. Therefore the value is only named as what it looks like, and treated as before.
package struct OtherServiceMessage: Hashable, Sendable {
    /// The name of the service, with its article if it has one.
    package let service: String
    /// The advice for a message that becomes no payload, a sentence.
    private let ownAdvice: String?
    /// The places that the message has, each one of several.
    private let needs: [[[String]]]
    /// The keys that it has at most; `nil` if the places are enough.
    private let keys: Set<String>?

    /// In `needs`, `|` stands between places of which one is enough, and `.` between keys.
    init(_ service: String, _ needs: [String], only keys: String? = nil, advice: String? = nil) {
        self.service = service
        ownAdvice = advice
        self.needs = needs.map { places in
            places.split(separator: "|").map { $0.split(separator: ".").map(String.init) }
        }
        self.keys = keys.map { Set($0.split(separator: " ").map(String.init)) }
    }

    /// Returns what an object without `aps` looks like; `nil` if it is like nothing that is known.
    package static func like(_ payload: Payload) -> OtherServiceMessage? { like(payload.tree.root) }

    static func like(_ root: PayloadNode) -> OtherServiceMessage? {
        guard root.kind == .dictionary, root.value(forKey: "aps") == nil,
            root.count > 0, root.count <= maximumKeyCount
        else { return nil }
        let places = root.members.flatMap { key, _ in
            byFirstKey[String(decoding: key, as: UTF8.self)] ?? []
        }
        return places.sorted().lazy.map { known[$0] }.first { $0.isLike(root) }
    }

    /// The places of the messages in the list, by the keys of which each has one.
    private static let byFirstKey: [String: [Int]] = {
        var places: [String: [Int]] = [:]
        for (place, message) in known.enumerated() {
            for key in Set((message.needs.first ?? []).compactMap(\.first)) {
                places[key, default: []].append(place)
            }
        }
        return places
    }()

    /// The end of a finding about a missing `aps`.
    package var finding: String {
        "; it looks like a message for \(service), and not like a payload of Apple's service"
    }

    /// The advice, a sentence.
    package var advice: String { ownAdvice ?? "Check the payload that \(service) sends to iOS." }

    private func isLike(_ root: PayloadNode) -> Bool {
        guard needs.allSatisfy({ $0.contains { Self.has($0, root) } }) else { return false }
        guard let keys else { return true }
        return root.members.allSatisfy { keys.contains(String(decoding: $0.key, as: UTF8.self)) }
    }

    private static func has(_ place: [String], _ root: PayloadNode) -> Bool {
        var node: PayloadNode? = root
        for key in place {
            guard let container = node else { return false }
            node =
                container.kind == .array
                ? Int(key).flatMap { container.element(at: $0) }
                : container.kind == .dictionary ? container.value(forKey: key) : nil
        }
        return node != nil
    }

    /// No message of a service has more members at its top.
    private static let maximumKeyCount = 40
}
