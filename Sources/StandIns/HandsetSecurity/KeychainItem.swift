/// An item of the keychain.
struct KeychainItem: Codable, Sendable {
    let itemClass: String
    private(set) var values: [String: KeychainValue]

    /// The attributes of which no two items of a class have all the same (Apple, "errSecDuplicateItem").
    private var primary: [CFString] {
        switch NSString(string: itemClass) {
        case kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService]
        case kSecClassInternetPassword:
            [
                kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrPort, kSecAttrPath,
                kSecAttrSecurityDomain, kSecAttrAuthenticationType,
            ]
        case kSecClassKey: [kSecAttrApplicationTag, kSecAttrApplicationLabel, kSecAttrKeyType]
        default: [kSecAttrLabel]
        }
    }

    init(adding query: KeychainQuery) {
        itemClass = query.itemClass
        values = query.values
        let now = KeychainValue.date(Date())
        for (key, value) in [
            (kSecAttrAccessible, KeychainValue.text(String(kSecAttrAccessibleWhenUnlocked))),
            (kSecAttrSynchronizable, .number(0)), (kSecAttrCreationDate, now),
            (kSecAttrModificationDate, now),
        ] where values[String(key)] == nil {
            values[String(key)] = value
        }
    }

    mutating func change(_ changes: [String: KeychainValue]) {
        values.merge(changes) { _, new in new }
        values[String(kSecAttrModificationDate)] = .date(Date())
    }

    /// Returns true if the keychain cannot hold both items.
    func isSame(_ other: KeychainItem) -> Bool {
        guard itemClass == other.itemClass else { return false }
        return (primary + [kSecAttrAccessGroup, kSecAttrSynchronizable]).allSatisfy {
            values[String($0)] == other.values[String($0)]
        }
    }
}
