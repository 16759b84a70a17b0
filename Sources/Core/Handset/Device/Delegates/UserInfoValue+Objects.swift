internal import Foundation

extension UserInfoValue {
    /// The largest number of levels, which no push of 4,096 bytes comes near.
    private static let largestDepth = 512

    /// Takes an object of Foundation or a value of Swift; `nil` for what is not a value of a property list or
    /// null, which is left out of dictionaries and arrays too.
    init?(_ object: Any, depth: Int = 0) {
        guard depth <= Self.largestDepth else { return nil }
        if object is NSNull {
            self = .null
        } else if let text = object as? String {
            self = .string(text)
        } else if let number = object as? NSNumber {
            guard number.isInJSON else { return nil }
            self = .number(number)
        } else if let members = object as? [AnyHashable: Any] {
            var dictionary: [String: UserInfoValue] = [:]
            for (key, member) in members {
                guard let key = key.base as? String else { continue }
                dictionary[key] = UserInfoValue(member, depth: depth + 1)
            }
            self = .dictionary(dictionary)
        } else if let elements = object as? [Any] {
            self = .array(elements.compactMap { UserInfoValue($0, depth: depth + 1) })
        } else if let date = object as? Date {
            self = .date(date)
        } else if let data = object as? Data {
            self = .data(data)
        } else {
            return nil
        }
    }
}
