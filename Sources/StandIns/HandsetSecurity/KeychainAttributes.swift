// Apple's names and values (Security, "SecItem.h"), safe because a string never changes.

/// The attribute of the account.
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct"
/// The attribute of the service.
nonisolated(unsafe) public let kSecAttrService: CFString = "svce"
/// The attribute of the server.
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr"
/// The attribute of the protocol.
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl"
/// The attribute of the port.
nonisolated(unsafe) public let kSecAttrPort: CFString = "port"
/// The attribute of the path.
nonisolated(unsafe) public let kSecAttrPath: CFString = "path"
/// The attribute of the security domain.
nonisolated(unsafe) public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The attribute of the type of authentication.
nonisolated(unsafe) public let kSecAttrAuthenticationType: CFString = "atyp"
/// The attribute of the access group, which an app shares with its extensions.
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp"
/// The attribute of the label.
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl"
/// The attribute of the description.
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc"
/// The attribute of the comment.
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt"
/// The attribute of what the app adds.
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena"
/// The attribute of an item that is not shown.
nonisolated(unsafe) public let kSecAttrIsInvisible: CFString = "invi"
/// The attribute of the moment at which the item was made.
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat"
/// The attribute of the moment at which the item was changed.
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat"
/// The attribute of a key's name.
nonisolated(unsafe) public let kSecAttrApplicationTag: CFString = "atag"
/// The attribute of a key's label.
nonisolated(unsafe) public let kSecAttrApplicationLabel: CFString = "klbl"
/// The attribute of a key's type.
nonisolated(unsafe) public let kSecAttrKeyType: CFString = "type"
/// The attribute of an item that all devices of the user have.
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync"
/// Matches both synchronized and unsynchronized items.
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna"
/// The attribute of the state in which the item can be read.
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// While the device is unlocked, and on no other one.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the device was unlocked once.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// After the device was unlocked once, and on no other one.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// While the device is unlocked and has a passcode, and on no other one.
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Always.
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk"
/// Always, and on no other device.
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
