/// The members of an object of a document.
struct JSONDocumentMembers {
    /// The object.
    let object: JSONDocumentValue
    /// What is wrong with the keys: those that are not known.
    let problems: [JSONDocumentProblem]

    private let members: [(key: String, value: JSONDocumentValue)]

    init(
        _ members: [(key: String, value: JSONDocumentValue)], known: [String],
        of object: JSONDocumentValue
    ) {
        self.members = members
        self.object = object
        problems = members.filter { !known.contains($0.key) }.map { key, value in
            value.problemOfKey(
                "the key \(JSONDocumentValue.quoted(key)) is not known here",
                NearestName.advice(for: key, among: known))
        }
    }

    /// The value of a key, or `nil` if there is none.
    subscript(key: String) -> JSONDocumentValue? {
        members.first { $0.key == key }?.value
    }

    /// The first of some keys that is there.
    func first(of keys: [String]) -> (key: String, value: JSONDocumentValue)? {
        members.first { keys.contains($0.key) }
    }

    /// The value of a key that has to be there.
    func required(_ key: String, advice: String) throws(JSONDocumentProblem) -> JSONDocumentValue {
        guard let value = self[key] else {
            throw object.problem("there is no \"\(key)\" in this object", advice)
        }
        return value
    }
}

extension JSONDocumentMembers: Sequence {
    /// Goes through the members in the order of the file.
    func makeIterator() -> some IteratorProtocol<(key: String, value: JSONDocumentValue)> {
        members.makeIterator()
    }
}
