import Handset
import HandsetTestSupport
import Testing

/// The versions of iOS that the page offers.
@Suite struct PageVersionTests {
    @Test("The page's choice of iOS ends with the newest version")
    func choice() throws {
        let script = String(
            decoding: try Repository.bytes(
                of: "Sources/Gateway/HandsetPage/Files/page/phone/settings.js"),
            as: UTF8.self)
        let line = try #require(
            script.split(separator: "\n").first { $0.hasPrefix("const versions = ") })
        let offered = line.split(separator: "\"").compactMap { IOSVersion("\($0)") }
        #expect(offered.last == .newest)
        for version in ["26.0", "26.4", "26.5", "27.0"] {
            let version = try #require(IOSVersion(version))
            #expect(offered.contains(version), "\(version)")
        }
    }
}
