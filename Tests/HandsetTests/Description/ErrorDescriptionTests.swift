import Handset
import Testing

@Suite struct ErrorDescriptionTests {
    private let straight = "no valid 'aps-environment' entitlement string found for application"
    private let typographic = "no valid “aps-environment” entitlement string found for application"

    @Test("iOS 3 prints the text last")
    func first() {
        #expect(
            Registration.Failure.noEntitlement.description(on: IOSVersion(3))
                == "Error Domain=NSCocoaErrorDomain Code=3000 UserInfo=0x15e3d530 \"\(straight)\"")
    }

    @Test("iOS 8 and earlier print the address of the userInfo", arguments: [4, 7, 8])
    func address(version: Int) {
        #expect(
            Registration.Failure.noEntitlement.description(on: IOSVersion(version))
                == "Error Domain=NSCocoaErrorDomain Code=3000 \"\(straight)\" "
                + "UserInfo=0x15e3d530 {NSLocalizedDescription=\(straight)}")
    }

    @Test("iOS 9 and later print the userInfo alone", arguments: [9, 10])
    func noAddress(version: Int) {
        #expect(
            Registration.Failure.noEntitlement.description(on: IOSVersion(version))
                == "Error Domain=NSCocoaErrorDomain Code=3000 \"\(straight)\" "
                + "UserInfo={NSLocalizedDescription=\(straight)}")
    }

    @Test("iOS 11 and later have typographic quotes", arguments: [11, 17])
    func quotes(version: Int) {
        #expect(
            Registration.Failure.noEntitlement.description(on: IOSVersion(version))
                == "Error Domain=NSCocoaErrorDomain Code=3000 \"\(typographic)\" "
                + "UserInfo={NSLocalizedDescription=\(typographic)}")
    }

    @Test("The simulator's text is a raw key on iOS 9 only", arguments: [4, 8, 9, 10, 17])
    func simulator(version: Int) {
        let text =
            version == 9
            ? "REMOTE_NOTIFICATION_SIMULATOR_NOT_SUPPORTED_NSERROR_DESCRIPTION"
            : "remote notifications are not supported in the simulator"
        let description = Registration.Failure.simulator.description(on: IOSVersion(version))
        #expect(description.contains("Code=3010 \"\(text)\" UserInfo="))
        #expect(description.hasSuffix("{NSLocalizedDescription=\(text)}"))
    }

    @Test("The address can be another")
    func otherAddress() {
        let error = ErrorDescription(
            domain: "D", code: -1, localizedDescription: "t", userInfoAddress: 0x2782a0)
        #expect(
            error.text(on: IOSVersion(8))
                == "Error Domain=D Code=-1 \"t\" UserInfo=0x2782a0 {NSLocalizedDescription=t}")
    }
}
