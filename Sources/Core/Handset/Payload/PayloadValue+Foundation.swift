public import Foundation

extension Payload {
    /// The dictionary as an app has it (`userInfo`): Foundation's objects, so that casts behave as on a phone.
    ///
    /// ```swift
    /// let payload: Payload = ["aps": ["alert": "Ready"], "order": ["id": 7]]
    /// let order = payload.foundation["order"] as? [String: Any]
    /// print(order?["id"] as? Int ?? 0, order?["id"] as? String ?? "no string")
    /// // 7 no string
    /// ```
    public var foundation: [AnyHashable: Any] {
        var dictionary: [AnyHashable: Any] = [:]
        for (key, value) in self { dictionary[key] = value.foundation }
        return dictionary
    }
}

extension PayloadValue {
    /// The object that an app has: an NSDictionary, NSArray, NSString, NSNumber, NSDecimalNumber or NSNull.
    public var foundation: NSObject {
        switch kind {
        case .dictionary:
            let dictionary = NSMutableDictionary()
            for key in keys {
                if let value = self[key] { dictionary[NSString(string: key)] = value.foundation }
            }
            return dictionary.copy() as? NSDictionary ?? dictionary
        case .array:
            let array = NSMutableArray()
            for index in 0..<count {
                if let value = self[index] { array.add(value.foundation) }
            }
            return array.copy() as? NSArray ?? array
        case .string: return NSString(string: string ?? "")
        case .integer: return NSNumber(value: integer ?? 0)
        case .real:
            if let largeInteger { return NSDecimalNumber(string: largeInteger) }
            return NSNumber(value: double ?? 0)
        case .boolean: return NSNumber(value: boolean == true)
        case .null: return NSNull()
        }
    }
}
