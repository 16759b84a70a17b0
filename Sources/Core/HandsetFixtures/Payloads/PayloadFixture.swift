internal import Handset

/// A payload for a test, as one line of compact JSON.
///
/// It always has the key `aps`, which comes first. All keys keep the order in which they were set.
///
/// ```swift
/// var fixture = PayloadFixture(message: "42:hello", sound: "default")
/// try fixture.set(FixtureAssignment("custom.id=[1, 2.50]"))
/// print(fixture)
/// // {"aps":{"alert":"42:hello","session":"42","badge":1,"sound":"default"},"custom":{"id":[1,2.50]}}
/// try fixture.pad(toByteCount: 100)
/// print(fixture)
/// // {"aps":{"alert":"42:helloxxxx","session":"42","badge":1,"sound":"default"},"custom":{"id":[1,2.50]}}
/// ```
public struct PayloadFixture: Hashable, Sendable, CustomStringConvertible {
    /// The top-level key that is padded if there is no alert: `padding`.
    public static let paddingKey = "padding"

    /// The largest number of bytes to which a payload can be padded: 64 MiB.
    ///
    /// It is four times the default limit of `PayloadReader`.
    public static let maximumByteCount = 64 << 20

    /// The JSON in UTF-8, without a newline.
    public private(set) var json: [UInt8]

    /// The JSON, without a newline.
    public var description: String { String(decoding: json, as: UTF8.self) }

    /// Creates a payload with some keys in `aps`, in the order of the parameters.
    ///
    /// - Parameters:
    ///   - message: A queue message `SESSION:TEXT` of the Azure worker role. The whole message is the alert,
    ///     the text before the first colon is the session, and the badge is 1. Without a colon the whole
    ///     message is the session too; what the role did then is not known. If `nil`, there is no message.
    ///   - alert: The alert's text. If `nil`, the message's.
    ///   - session: The session. If `nil`, the message's.
    ///   - badge: The number on the app's icon. If `nil`, the message's.
    ///   - sound: The name of a sound. If `nil`, none.
    public init(
        message: String? = nil, alert: String? = nil, session: String? = nil, badge: Int? = nil,
        sound: String? = nil
    ) {
        // By scalars: a colon with a combining mark is another character.
        let messageSession = message.map { String($0.unicodeScalars.prefix { $0 != ":" }) }
        let aps: JSONMembers = [
            "alert": (alert ?? message).map { .string($0) },
            "session": (session ?? messageSession).map { .string($0) },
            "badge": (badge ?? message.map { _ in 1 }).map { .integer($0) },
            "sound": sound.map { .string($0) },
        ]
        json = JSONText.object(["aps": .object(aps)]).bytes
    }

    /// Sets a value in the payload.
    ///
    /// An existing value is replaced at its place; a new key comes last. Missing dictionaries on the path
    /// are created. The value's text is kept without the white space between its tokens: `1e5` stays
    /// `1e5`.
    ///
    /// - Parameter assignment: The value, and the keys that lead to it.
    /// - Throws: ``PayloadFixtureError`` if the value is not JSON, or cannot be set there. The payload then
    ///   does not change.
    public mutating func set(_ assignment: FixtureAssignment) throws(PayloadFixtureError) {
        let keys = assignment.keys
        guard !keys.isEmpty, keys.allSatisfy({ !$0.isEmpty }) else { throw .emptyKey(keys) }
        let fragment: JSONFragment
        do throws(PayloadRefusal) {
            fragment = try JSONFragment(assignment.json, source: FixtureAssignment.path(keys))
        } catch {
            throw .notJSON(error, assignment)
        }
        let changed = try setting(fragment.bytes, at: keys)
        do throws(PayloadRefusal) {
            // Path and value together may be nested more deeply than jansson reads.
            _ = try Payload(
                json: changed, maximumByteCount: PayloadReader.largestMaximumByteCount)
        } catch {
            throw error.reason == .tooDeep ? .tooDeep(keys) : .notJSON(error, assignment)
        }
        json = changed
    }

    private func setting(
        _ value: [UInt8], at keys: [String]
    ) throws(PayloadFixtureError) -> [UInt8] {
        var range = json.indices
        for (depth, key) in keys.enumerated() {
            guard json[range.lowerBound] == UInt8(ascii: "{") else {
                throw .notDictionary(Array(keys.prefix(depth)))
            }
            guard let member = JSONMember.first(key, ofObjectAt: range, in: json) else {
                let isEmpty = range.count == 2
                let end = range.upperBound - 1
                return json[..<end] + (isEmpty ? [] : [UInt8(ascii: ",")])
                    + Self.members(keys[depth...], value) + json[end...]
            }
            range = member.value
        }
        return json[..<range.lowerBound] + value + json[range.upperBound...]
    }

    func range(of keys: [String]) -> Range<Int>? {
        var range = json.indices
        for key in keys {
            guard json[range.lowerBound] == UInt8(ascii: "{"),
                let member = JSONMember.first(key, ofObjectAt: range, in: json)
            else { return nil }
            range = member.value
        }
        return range
    }

    /// Inserts bytes into the JSON, which have to keep it valid.
    mutating func insert(_ bytes: [UInt8], at index: Int) {
        json.insert(contentsOf: bytes, at: index)
    }

    /// Returns a member, with a dictionary for each key but the last.
    private static func members(_ keys: ArraySlice<String>, _ value: [UInt8]) -> [UInt8] {
        let heads = keys.map { JSONText.string($0).bytes + [UInt8(ascii: ":")] }
        return Array(heads.joined(separator: [UInt8(ascii: "{")])) + value
            + Array(repeating: UInt8(ascii: "}"), count: keys.count - 1)
    }
}
