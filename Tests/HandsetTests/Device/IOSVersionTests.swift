import Handset
import Testing

@Suite struct IOSVersionTests {
    @Test(
        "Versions are read from text",
        arguments: [
            ("3", IOSVersion(3)), ("4.3", IOSVersion(4, 3)), ("10.3.1", IOSVersion(10, 3)),
            ("26", IOSVersion(26)),
        ])
    func reads(text: String, version: IOSVersion) {
        #expect(IOSVersion(text) == version)
    }

    @Test(
        "Anything else is no version",
        arguments: [
            "", "2.2", "ten", "4.", ".3", "4..3", "4.3.2.1", "-4", "+4", "4 ",
            "99999999999999999999",
        ])
    func refuses(text: String) {
        #expect(IOSVersion(text) == nil)
    }

    @Test("Versions are ordered by their numbers")
    func order() {
        #expect(IOSVersion(9, 3) < IOSVersion(10))
        #expect(IOSVersion(10, 2) < IOSVersion(10, 3))
    }
}
