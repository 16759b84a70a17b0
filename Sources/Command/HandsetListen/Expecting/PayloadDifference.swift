import Handset

/// The values in which a payload differs from an expected one, each by itself.
///
/// Of a dictionary that is missing, each value counts; an array counts as one.
struct PayloadDifference {
    struct Member: Hashable {
        /// The way to the value, such as `.aps.alert` or `.items[0]["a.b"]`.
        let path: String
        /// The expected value in JSON, or a word if none is expected.
        let expected: String
        let found: String
    }

    /// The number of differences that are made; the others are counted.
    private static let memberLimit = 20
    /// The word for a value that is not there.
    private static let nothing = "nothing"

    private(set) var members: [Member] = []
    private(set) var count = 0
    private let limit: Int

    /// The result is `nil` if there are as many differences as `limit` says, or more.
    init?(from expected: Payload, to found: Payload, isPart: Bool, upTo limit: Int = .max) {
        self.limit = limit
        compare(expected.userInfo, found.userInfo, at: "", isPart: isPart)
        guard count < limit else { return nil }
    }

    /// Looks no further where there are too many already; a value is nested at most 2,048 levels deep.
    private mutating func compare(
        _ expected: PayloadValue?, _ found: PayloadValue?, at path: String, isPart: Bool
    ) {
        guard count < limit else { return }
        if Self.areMembers(expected, found) {
            for key in expected?.keys ?? [] {
                compare(
                    expected?[key], found?[key], at: path + Self.step(key), isPart: isPart)
            }
            guard !isPart else { return }
            for key in found?.keys ?? [] where expected?[key] == nil {
                compare(nil, found?[key], at: path + Self.step(key), isPart: false)
            }
        } else if let expected, let found, expected.kind == .array, found.kind == .array {
            for index in 0..<max(expected.count, found.count) {
                compare(
                    expected[index], found[index], at: "\(path)[\(index)]", isPart: false)
            }
        } else if !Self.areEqual(expected, found) {
            count += 1
            guard members.count < Self.memberLimit else { return }
            members.append(
                Member(path: path, expected: Self.text(expected), found: Self.text(found)))
        }
    }

    /// True for two dictionaries, and for one with members where there is nothing on the other side.
    private static func areMembers(_ expected: PayloadValue?, _ found: PayloadValue?) -> Bool {
        guard let expected, let found else {
            let only = expected ?? found
            return only?.kind == .dictionary && only?.count != 0
        }
        return expected.kind == .dictionary && found.kind == .dictionary
    }

    private static func areEqual(_ expected: PayloadValue?, _ found: PayloadValue?) -> Bool {
        guard let expected, let found else { return expected == nil && found == nil }
        return PayloadIdentity(expected) == PayloadIdentity(found)
    }

    private static func text(_ value: PayloadValue?) -> String {
        value.map { String(decoding: JSONText($0).bytes, as: UTF8.self) } ?? nothing
    }

    /// Returns the step to a member, in brackets if its key has other signs than a name may have.
    private static func step(_ key: String) -> String {
        let isName =
            !key.isEmpty
            && key.utf8.allSatisfy { byte in
                (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
                    || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            }
        let quoted = String(decoding: JSONText.string(key).bytes, as: UTF8.self)
        return isName ? ".\(key)" : "[\(quoted)]"
    }
}
