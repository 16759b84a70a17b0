/// The members of an object of a document.
package struct JSONDocumentMembers {
    /// The object.
    package let object: JSONDocumentValue
    /// What is wrong with the keys: those that are not known, or come again.
    package let problems: [JSONDocumentProblem]

    private let members: [(key: String, value: JSONDocumentValue)]

    /// - Parameters:
    ///   - members: The members as they stand in the file.
    ///   - known: The keys that the object may have.
    ///   - object: The object.
    init(
        _ members: [(key: String, value: JSONDocumentValue)], known: [String],
        of object: JSONDocumentValue
    ) {
        self.object = object
        let unknown = members.filter { !known.contains($0.key) }.map { key, value in
            value.problemOfKey(
                "the key \(JSONDocumentValue.quoted(key)) is not known here",
                NearestName.advice(for: key, among: known))
        }
        var keys: Set<[UInt8]> = []
        let again = members.filter { !keys.insert(Array($0.key.utf8)).inserted }
            .map { key, value in
                value.problemOfKey(
                    "the key \(JSONDocumentValue.quoted(key)) comes again in this object",
                    "take one of the two out")
            }
        problems = unknown + again
        // Of a key that comes twice the last value counts, so that is where it stands.
        var counted: Set<[UInt8]> = []
        self.members = members.reversed().filter { counted.insert(Array($0.key.utf8)).inserted }
            .reversed()
    }

    /// The value of a key, or `nil` if there is none.
    package subscript(key: String) -> JSONDocumentValue? {
        members.first { $0.key == key }?.value
    }

    /// The first of some keys that is there.
    func first(of keys: [String]) -> (key: String, value: JSONDocumentValue)? {
        members.first { keys.contains($0.key) }
    }

    /// The value of a key that has to be there.
    package func required(_ key: String, advice: String) throws(JSONDocumentProblem)
        -> JSONDocumentValue
    {
        guard let value = self[key] else {
            throw object.problem("there is no \"\(key)\" in this object", advice)
        }
        return value
    }
}

extension JSONDocumentMembers: Sequence {
    /// Goes through the members in the order of the file.
    package func makeIterator() -> some IteratorProtocol<(key: String, value: JSONDocumentValue)> {
        members.makeIterator()
    }
}
