package struct JSONDocumentMembers {
    package let object: JSONDocumentValue
    /// The problems of the keys: unknown and repeated ones.
    package let problems: [JSONDocumentError.Problem]

    private let members: [(key: String, value: JSONDocumentValue)]

    /// The members come in the order of the file, with repeated keys; without known keys, all are known.
    init(
        _ members: [(key: String, value: JSONDocumentValue)], known: [String]?,
        of object: JSONDocumentValue
    ) {
        self.object = object
        let unknown =
            known.map { known in
                Self.problems(of: members.lazy.filter { !known.contains($0.key) }) {
                    .unknownKey($0, known: known)
                }
            } ?? []
        // By bytes: Swift treats canonically equivalent strings as equal.
        var keys: Set<[UInt8]> = []
        let repeated = Self.problems(
            of: members.filter { !keys.insert(Array($0.key.utf8)).inserted }
        ) { .repeatedKey($0) }
        problems = unknown + repeated
        // The last value of a repeated key counts.
        var counted: Set<[UInt8]> = []
        self.members = members.reversed().filter { counted.insert(Array($0.key.utf8)).inserted }
            .reversed()
    }

    /// Returns the problems of the first members, and one that tells of the others.
    private static func problems(
        of members: some Sequence<(key: String, value: JSONDocumentValue)>,
        _ cause: (String) -> JSONFileCause
    ) -> [JSONDocumentError.Problem] {
        var problems: [JSONDocumentError.Problem] = []
        for (key, value) in members {
            guard problems.count < JSONDocumentError.maximumProblemCount else {
                let cause = JSONFileCause.tooManyProblems(count: problems.count)
                return problems + [value.problemOfKey(cause)]
            }
            problems.append(value.problemOfKey(cause(key)))
        }
        return problems
    }

    package subscript<Key: RawRepresentable<String>>(key: Key) -> JSONDocumentValue? {
        members.first { $0.key == key.rawValue }?.value
    }

    package func first<Key: RawRepresentable<String>>(
        of keys: [Key]
    ) -> (key: String, value: JSONDocumentValue)? {
        members.first { member in keys.contains { $0.rawValue == member.key } }
    }

    /// - Throws: A problem of the object with the cause, if the object does not have the key.
    package func required<Key: RawRepresentable<String>>(
        _ key: Key, or cause: any JSONDocumentError.Cause
    ) throws(JSONDocumentError.Problem) -> JSONDocumentValue {
        guard let value = self[key] else { throw object.problem(cause) }
        return value
    }
}

extension JSONDocumentMembers: Sequence {
    package func makeIterator() -> some IteratorProtocol<(key: String, value: JSONDocumentValue)> {
        members.makeIterator()
    }
}
