// Apple's names and values (Security, "SecItem.h"), safe because a string never changes.

/// The key of an item's class.
nonisolated(unsafe) public let kSecClass: CFString = "class"
/// The class of passwords of an app.
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp"
/// The class of passwords of a server.
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet"
/// The class of certificates.
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert"
/// The class of cryptographic keys.
nonisolated(unsafe) public let kSecClassKey: CFString = "keys"
/// The class of certificates with their keys.
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt"
/// The key of an item's data.
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data"
/// The key of a query for an item's data.
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data"
/// The key of a query for an item's attributes.
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of a query for a reference to an item, which is never given.
nonisolated(unsafe) public let kSecReturnRef: CFString = "r_Ref"
/// The key of a query for a reference to an item that can be kept, which is never given.
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of the largest number of items.
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit"
/// The limit of one item.
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// The absence of a limit: the items come in an array.
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key of the choice of a keychain on macOS.
nonisolated(unsafe) public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The key of the choice to ask the user.
nonisolated(unsafe) public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The choice to leave out items that ask the user.
nonisolated(unsafe) public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
