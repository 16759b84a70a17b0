/// The text that `%@` prints for an NSError whose userInfo holds only a localised description, as for a
/// failed registration.
///
/// ```swift
/// let error = ErrorDescription(
///     domain: "NSCocoaErrorDomain", code: 3010,
///     localizedDescription: "remote notifications are not supported in the simulator")
/// print(error.text(on: IOSVersion(9)))
/// // Error Domain=NSCocoaErrorDomain Code=3010 "remote notifications are not supported in the simulator" UserInfo={NSLocalizedDescription=remote notifications are not supported in the simulator}
/// ```
package struct ErrorDescription: Hashable, Sendable {
    package var domain: String
    package var code: Int
    package var localizedDescription: String
    /// The address of the userInfo, which iOS 8 and earlier print.
    ///
    /// On a device it differs from run to run. The default is the address in a real log.
    package var userInfoAddress: UInt

    package init(
        domain: String, code: Int, localizedDescription: String, userInfoAddress: UInt = 0x15e3_d530
    ) {
        self.domain = domain
        self.code = code
        self.localizedDescription = localizedDescription
        self.userInfoAddress = userInfoAddress
    }

    /// The form of iOS 3 is known from one log; from iOS 4 to 6 the form of iOS 7 is assumed.
    package func text(on version: IOSVersion) -> String {
        var text: [UInt8] = []
        write(into: &text, on: version)
        return String(decoding: text, as: UTF8.self)
    }

    package func write(into text: inout [UInt8], on version: IOSVersion) {
        text += "Error Domain=".utf8
        text += domain.utf8
        text += " Code=".utf8
        text += String(code).utf8
        if version < IOSVersion(4) {
            text += " UserInfo=0x".utf8
            text.appendHexNumber(userInfoAddress)
            text += " \"".utf8
            text += localizedDescription.utf8
            text += "\"".utf8
            return
        }
        text += " \"".utf8
        text += localizedDescription.utf8
        text += "\" UserInfo=".utf8
        if version < IOSVersion(9) {
            text += "0x".utf8
            text.appendHexNumber(userInfoAddress)
            text += " ".utf8
        }
        text += "{NSLocalizedDescription=".utf8
        text += localizedDescription.utf8
        text += "}".utf8
    }
}
