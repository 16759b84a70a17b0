internal import Foundation

extension Payload {
    /// Creates a payload of the dictionary that an app has (`userInfo`).
    ///
    /// A dictionary of Foundation has no order: the keys of each are sorted.
    ///
    /// ```swift
    /// let id = 7
    /// let payload = try Payload(userInfo: ["aps": ["alert": "Ready"], "order": id])
    /// print(payload["order"]?.integer ?? 0, payload["aps"]?["alert"]?.string ?? "")
    /// // 7 Ready
    /// ```
    ///
    /// - Parameter userInfo: The dictionary: texts, numbers, Booleans, nulls, arrays and dictionaries of Swift or of
    ///   Foundation, or payload values.
    /// - Throws: ``Payload/UserInfoError`` if a key is not a text, or a value is something else.
    public init(userInfo: [AnyHashable: Any]) throws(Payload.UserInfoError) {
        self.init(
            made: try PayloadValue(foundation: userInfo, at: []), source: "userInfo")
    }
}

extension PayloadValue {
    // The keys lead to the object.
    fileprivate init(foundation object: Any, at keys: [String]) throws(Payload.UserInfoError) {
        guard keys.count <= PayloadReader.largestMaximumDepth else {
            throw Payload.UserInfoError(keyPath: keys, cause: .tooDeep)
        }
        switch object {
        case let value as PayloadValue: self = value
        case let payload as Payload: self = payload.userInfo
        case let dictionary as [AnyHashable: Any]:
            var members: [(String, PayloadValue)] = []
            for (key, value) in dictionary {
                guard let key = key as? String else {
                    throw Payload.UserInfoError(keyPath: keys, cause: .key("\(key)"))
                }
                members.append((key, try PayloadValue(foundation: value, at: keys + [key])))
            }
            members.sort { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
            self = PayloadTreeBuilder.value(.dictionary(members))
        case let array as [Any]:
            var elements: [PayloadValue] = []
            for (index, value) in array.enumerated() {
                elements.append(try PayloadValue(foundation: value, at: keys + ["\(index)"]))
            }
            self.init(elements)
        case let text as String: self.init(text)
        case is NSNull: self = .null
        case let number as NSDecimalNumber: self.init(number)
        // Before numbers: a Boolean of Foundation is one too.
        case let truth as Bool where Self.isBoolean(object): self.init(truth)
        case let number as any BinaryInteger:
            guard let number = Int(exactly: number) else {
                throw Payload.UserInfoError(
                    keyPath: keys, cause: .value(type: "\(type(of: object))"))
            }
            self.init(number)
        case let number as NSNumber:
            guard String(cString: number.objCType) != "Q" || number.uint64Value <= Int64.max else {
                throw Payload.UserInfoError(keyPath: keys, cause: .value(type: "UInt64"))
            }
            self.init(number)
        case let number as Double: self.init(number)
        case let number as Float: self.init(Double(number))
        case Optional<Any>.none: self = .null
        default:
            throw Payload.UserInfoError(keyPath: keys, cause: .value(type: "\(type(of: object))"))
        }
    }

    private static func isBoolean(_ object: Any) -> Bool {
        if type(of: object) == Bool.self { return true }
        guard let number = object as? NSNumber else { return false }
        return String(cString: number.objCType) == "c" && (number == 0 || number == 1)
    }

    private init(_ number: NSNumber) {
        let type = String(cString: number.objCType)
        if type == "d" || type == "f" {
            self.init(number.doubleValue)
        } else {
            self.init(Int(number.int64Value))
        }
    }
}
