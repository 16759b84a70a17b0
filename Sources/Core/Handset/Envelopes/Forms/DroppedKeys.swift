/// The faults of keys that wake an app or its service extension, which a service drops because it knows them by
/// another name or at another place.
struct DroppedKeys {
    private let service: String
    /// The service's own names.
    private let known: [String]
    private(set) var found: [MessageFault] = []

    init(_ service: String, known: [String]) {
        self.service = service
        self.known = known
    }

    /// Looks at the keys of an object to which `keys` lead; `isRight` says that the service looks there, and
    /// otherwise it looks at `place`.
    mutating func look(
        at object: JSONSlice, _ keys: [String], isRight: Bool, place: [String]
    ) {
        for (name, _) in object.members {
            guard let meant = known.first(where: { Self.folded($0) == Self.folded(name) }),
                !isRight || meant != name
            else { continue }
            let location = keys.isEmpty ? "at the top" : "in \(keys.joined(separator: "."))"
            found.append(
                MessageFault(
                    keys: keys + [name],
                    "\(service) drops \(SourceExcerpt.quoted(name)) \(location), which it does not know there",
                    remedy: isRight
                        ? "write \(SourceExcerpt.quoted(meant))"
                        : "put \(SourceExcerpt.quoted(meant)) into \(place.joined(separator: "."))")
            )
        }
    }

    private static func folded(_ name: String) -> String {
        name.lowercased().filter { $0 != "-" && $0 != "_" }
    }
}
