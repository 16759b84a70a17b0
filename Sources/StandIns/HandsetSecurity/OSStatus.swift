/// The result of a function of Apple's: 0, or a number that names an error.
public typealias OSStatus = Int32

// Apple's numbers (Security, "SecBase.h").

/// No error.
public let errSecSuccess: OSStatus = 0
/// The function is not there.
public let errSecUnimplemented: OSStatus = -4
/// A parameter is not valid.
public let errSecParam: OSStatus = -50
/// There is no memory.
public let errSecAllocate: OSStatus = -108
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The user is not the one that the item asks for.
public let errSecAuthFailed: OSStatus = -25293
/// The keychain has the item already.
public let errSecDuplicateItem: OSStatus = -25299
/// The keychain does not have the item.
public let errSecItemNotFound: OSStatus = -25300
/// The device is locked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// The user has stopped it.
public let errSecUserCanceled: OSStatus = -128
/// The app has not the entitlement.
public let errSecMissingEntitlement: OSStatus = -34018

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns Apple's words for an error; `nil` for one without.
///
/// - Parameters:
///   - status: The error.
///   - reserved: Nothing; `nil`.
/// - Returns: The words.
public func SecCopyErrorMessageString(
    _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
    let text: String? =
        switch status {
        case errSecSuccess: "No error."
        case errSecUnimplemented: "Function or operation not implemented."
        case errSecParam: "One or more parameters passed to a function were not valid."
        case errSecAllocate: "Failed to allocate memory."
        case errSecNotAvailable: "No keychain is available. You may need to restart your computer."
        case errSecAuthFailed: "The user name or passphrase you entered is not correct."
        case errSecDuplicateItem: "The specified item already exists in the keychain."
        case errSecItemNotFound: "The specified item could not be found in the keychain."
        case errSecInteractionNotAllowed: "User interaction is not allowed."
        case errSecDecode: "Unable to decode the provided data."
        case errSecUserCanceled: "User canceled the operation."
        case errSecMissingEntitlement: "A required entitlement isn't present."
        default: nil
        }
    return text.map { NSString(string: $0) }
}
