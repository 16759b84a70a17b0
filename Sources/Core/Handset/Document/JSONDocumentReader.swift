/// A reader of a document that collects problems, so that all of them are reported at once.
package protocol JSONDocumentReader {
    /// The problems so far, in the order in which they were found.
    var problems: [JSONDocumentError.Problem] { get set }
}

extension JSONDocumentReader {
    /// Returns true, and adds a problem for the rest of the list, if there are too many to read on.
    ///
    /// Otherwise a file of 16 MiB could have a million of them.
    package mutating func stops(before next: JSONDocumentValue) -> Bool {
        let maximum = JSONDocumentError.maximumProblemCount
        guard problems.count >= maximum else { return false }
        problems.append(next.problem(JSONFileCause.tooManyProblems(count: problems.count)))
        return true
    }

    /// Calls a closure, and adds the problem that it throws; `nil` if it throws.
    @discardableResult
    package mutating func attempt<Value>(
        _ body: (inout Self) throws(JSONDocumentError.Problem) -> Value
    ) -> Value? {
        do throws(JSONDocumentError.Problem) {
            return try body(&self)
        } catch {
            problems.append(error)
            return nil
        }
    }

    /// Adds the problems of the object's keys; `nil` if the value is not an object.
    package mutating func members<Key: RawRepresentable<String> & CaseIterable>(
        of object: JSONDocumentValue, _ keys: Key.Type
    ) -> JSONDocumentMembers? {
        members(of: object, known: keys.allCases.map(\.rawValue))
    }

    /// Adds the problems of the object's keys; `nil` if the value is not an object.
    package mutating func members(
        of object: JSONDocumentValue, known keys: [String]
    ) -> JSONDocumentMembers? {
        attempt { reader throws(JSONDocumentError.Problem) in
            let members = try object.members(known: keys)
            reader.problems += members.problems
            return members
        }
    }

    /// `nil` if the object does not have the key, or if the closure throws.
    package mutating func read<Key: RawRepresentable<String>, Value>(
        _ key: Key, of members: JSONDocumentMembers,
        _ body: (JSONDocumentValue) throws(JSONDocumentError.Problem) -> Value
    ) -> Value? {
        guard let value = members[key] else { return nil }
        return attempt { _ throws(JSONDocumentError.Problem) in try body(value) }
    }
}
