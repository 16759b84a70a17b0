// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds an item to the keychain.
///
/// - Parameters:
///   - attributes: The item's class, its attributes, its data, and what is to be returned.
///   - result: The place for what is to be returned.
/// - Returns: `errSecDuplicateItem` if there is an item with the same primary attributes; `errSecParam` without a class.
@discardableResult public func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    guard let query = KeychainQuery(attributes) else { return errSecParam }
    let item = KeychainItem(adding: query)
    guard Keychain.shared.add(item) else { return errSecDuplicateItem }
    result?.pointee = query.result(of: [item])
    return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Finds items of the keychain.
///
/// - Parameters:
///   - query: The class, the attributes that the items have, what is to be returned, and the limit.
///   - result: The place for what is to be returned.
/// - Returns: `errSecItemNotFound` if there is none; `errSecParam` without a class.
@discardableResult public func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    guard let query = KeychainQuery(query) else { return errSecParam }
    let items = Keychain.shared.items(of: query)
    guard !items.isEmpty else { return errSecItemNotFound }
    result?.pointee = query.result(of: items)
    return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Changes items of the keychain.
///
/// - Parameters:
///   - query: The class, and the attributes that the items have.
///   - attributesToUpdate: The attributes and the data that they get.
/// - Returns: `errSecItemNotFound` if there is none; `errSecDuplicateItem` if one would be as another.
@discardableResult public func SecItemUpdate(
    _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
    guard let query = KeychainQuery(query) else { return errSecParam }
    return Keychain.shared.update(query, KeychainQuery.values(of: attributesToUpdate))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Deletes items of the keychain.
///
/// - Parameter query: The class, and the attributes that the items have.
/// - Returns: `errSecItemNotFound` if there is none; `errSecParam` without a class.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    guard let query = KeychainQuery(query) else { return errSecParam }
    return Keychain.shared.remove(query) ? errSecSuccess : errSecItemNotFound
}
