/// What `%@` gives for an NSError whose userInfo holds a localised description and nothing else, as
/// that of a failed registration does.
///
/// ```swift
/// let error = ErrorDescription(
///     domain: "NSCocoaErrorDomain", code: 3010,
///     localizedDescription: "remote notifications are not supported in the simulator")
/// print(error.text(on: IOSVersion(9)))
/// // Error Domain=NSCocoaErrorDomain Code=3010 "remote notifications are not supported in the simulator" UserInfo={NSLocalizedDescription=remote notifications are not supported in the simulator}
/// ```
public struct ErrorDescription: Hashable, Sendable {
    /// The error's domain.
    public var domain: String
    /// The error's code.
    public var code: Int
    /// The text under `NSLocalizedDescription`.
    public var localizedDescription: String
    /// The address of the userInfo, which iOS 8 and earlier print.
    ///
    /// On a device it differs from run to run; here it is that of a real log unless the caller sets
    /// another.
    public var userInfoAddress: UInt

    /// Creates a description.
    public init(
        domain: String, code: Int, localizedDescription: String, userInfoAddress: UInt = 0x15e3_d530
    ) {
        self.domain = domain
        self.code = code
        self.localizedDescription = localizedDescription
        self.userInfoAddress = userInfoAddress
    }

    /// The text as an iOS version prints it.
    ///
    /// The form of iOS 3 is known from one log; from iOS 4 to 6 the form of iOS 7 is assumed.
    public func text(on version: IOSVersion) -> String {
        let head = "Error Domain=\(domain) Code=\(code)"
        let address = "0x" + String(userInfoAddress, radix: 16)
        let userInfo = "{NSLocalizedDescription=\(localizedDescription)}"
        return if version < IOSVersion(4) {
            "\(head) UserInfo=\(address) \"\(localizedDescription)\""
        } else if version < IOSVersion(9) {
            "\(head) \"\(localizedDescription)\" UserInfo=\(address) \(userInfo)"
        } else {
            "\(head) \"\(localizedDescription)\" UserInfo=\(userInfo)"
        }
    }
}
