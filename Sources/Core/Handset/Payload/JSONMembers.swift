/// Members of an object of JSON, in their order.
///
/// A literal leaves out what is `nil`:
///
/// ```swift
/// JSONText.object(["topic": topic.map { .string($0) }, "badge": .integer(1)])  // {"badge":1} without a topic
/// ```
package struct JSONMembers: ExpressibleByDictionaryLiteral, RandomAccessCollection, Sendable {
    private var members: [(key: String, value: JSONText)]

    package init(dictionaryLiteral members: (String, JSONText?)...) { self.init(members) }

    /// Creates members of pairs, without those that have no value.
    package init(_ members: some Sequence<(String, JSONText?)>) {
        self.members = members.compactMap { key, value in value.map { (key, $0) } }
    }

    /// Appends a member, unless its value is `nil`.
    package mutating func append(_ key: String, _ value: JSONText?) {
        if let value { members.append((key, value)) }
    }

    /// The value of the first member with a key.
    ///
    /// A new value takes the place of the present one, or comes last; `nil` removes the member.
    package subscript(key: String) -> JSONText? {
        get { members.first { $0.key == key }?.value }
        set {
            let index = members.firstIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, _): append(key, newValue)
            }
        }
    }

    package static func + (first: JSONMembers, second: JSONMembers) -> JSONMembers {
        var sum = first
        sum += second
        return sum
    }

    package static func += (first: inout JSONMembers, second: JSONMembers) {
        first.members += second.members
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { members.count }
    package subscript(index: Int) -> (key: String, value: JSONText) { members[index] }
}
