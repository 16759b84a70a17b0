/// The query of an app for items of the keychain.
struct KeychainQuery {
    let itemClass: String
    /// The attributes and the data.
    let values: [String: KeychainValue]
    let limit: Int
    private let isForAll: Bool
    private let returnsData: Bool
    private let returnsAttributes: Bool

    /// `nil` if the query names no class.
    init?(_ dictionary: CFDictionary) {
        var all = Self.values(of: dictionary)
        guard case .text(let itemClass)? = all.removeValue(forKey: String(kSecClass)) else {
            return nil
        }
        self.itemClass = itemClass
        let limit = all[String(kSecMatchLimit)]
        isForAll = limit == .text(String(kSecMatchLimitAll))
        if case .number(let count)? = limit, count >= 1 {
            self.limit = Int(min(count, 1e9))
        } else {
            self.limit = isForAll ? .max : 1
        }
        returnsData = all[String(kSecReturnData)]?.isTrue == true
        returnsAttributes = all[String(kSecReturnAttributes)]?.isTrue == true
        // Keys of what to do begin with a letter and a sign: they are not attributes.
        values = all.filter { key, _ in
            key == String(kSecValueData)
                || key != String(kSecUseDataProtectionKeychain)
                    && !["r_", "m_", "u_", "v_"].contains { key.hasPrefix($0) }
        }
    }

    static func values(of dictionary: CFDictionary) -> [String: KeychainValue] {
        var values: [String: KeychainValue] = [:]
        for (key, value) in dictionary {
            guard let key = key as? String, let value = KeychainValue(value) else { continue }
            values[key] = value
        }
        return values
    }

    /// Returns true for an item with all the attributes; data is not an attribute.
    func matches(_ item: KeychainItem) -> Bool {
        guard item.itemClass == itemClass else { return false }
        var wanted = values
        wanted[String(kSecValueData)] = nil
        let sync = String(kSecAttrSynchronizable)
        if wanted[sync] == .text(String(kSecAttrSynchronizableAny)) {
            wanted[sync] = nil
        } else if wanted[sync] == nil {
            wanted[sync] = .number(0)
        }
        return wanted.allSatisfy { item.values[$0] == $1 }
    }

    /// Returns what the query asks for; `nil` if it asks for nothing.
    func result(of items: [KeychainItem]) -> AnyObject? {
        let results = items.compactMap(result)
        return isForAll || limit > 1
            ? (results.isEmpty ? nil : NSArray(array: results)) : results.first
    }

    private func result(of item: KeychainItem) -> AnyObject? {
        let data = String(kSecValueData)
        guard returnsAttributes else {
            return returnsData ? item.values[data]?.object : nil
        }
        let dictionary = NSMutableDictionary()
        for (key, value) in item.values where key != data || returnsData {
            dictionary[NSString(string: key)] = value.object
        }
        dictionary[kSecClass] = NSString(string: item.itemClass)
        return dictionary
    }
}
