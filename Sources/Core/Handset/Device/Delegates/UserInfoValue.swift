internal import Foundation

/// A value of a property list, or null.
enum UserInfoValue: Hashable, Sendable {
    case string(String)
    case number(NSNumber)
    case null
    case date(Date)
    case data(Data)
    case array([UserInfoValue])
    case dictionary([String: UserInfoValue])

    /// True if JSON has the value and all in it.
    var isJSON: Bool {
        switch self {
        case .string, .number, .null: true
        case .date, .data: false
        case .array(let elements): elements.allSatisfy(\.isJSON)
        case .dictionary(let members): members.values.allSatisfy(\.isJSON)
        }
    }

    /// The value without what JSON does not have; keys are sorted, since a dictionary has no order.
    var json: JSONText? {
        switch self {
        case .string(let text): .string(text)
        case .number(let number): number.json
        case .null: .json(Array("null".utf8))
        case .date, .data: nil
        case .array(let elements): .array(elements.compactMap(\.json))
        case .dictionary(let members):
            .object(JSONMembers(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }))
        }
    }

    /// The object that an app has.
    var foundation: NSObject {
        switch self {
        case .string(let text): return NSString(string: text)
        case .number(let number): return number
        case .null: return NSNull()
        case .date(let date): return NSDate(timeIntervalSince1970: date.timeIntervalSince1970)
        case .data(let data): return NSData(data: data)
        case .array(let elements): return NSArray(array: elements.map(\.foundation))
        case .dictionary(let members):
            let dictionary = NSMutableDictionary()
            for (key, value) in members { dictionary[NSString(string: key)] = value.foundation }
            return dictionary.copy() as? NSDictionary ?? dictionary
        }
    }
}

extension NSNumber {
    /// True if the number is a Boolean.
    private var isBoolean: Bool { ["c", "B"].contains(String(cString: objCType)) }

    /// The number; `nil` for one that JSON cannot write.
    var json: JSONText? {
        if isBoolean { return .boolean(boolValue) }
        if !(self is NSDecimalNumber), ["d", "f"].contains(String(cString: objCType)) {
            return doubleValue.isFinite ? .json(Array("\(doubleValue)".utf8)) : nil
        }
        return stringValue == "NaN" ? nil : .json(Array(stringValue.utf8))
    }

    /// True if JSON can write the number.
    var isInJSON: Bool { json != nil }
}
