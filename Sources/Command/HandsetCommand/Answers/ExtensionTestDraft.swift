import HandsetGaps
import HandsetPorting

/// The first tests of a service extension whose app is not in the package.
struct ExtensionTestDraft {
    let target: AppTarget
    /// True if something stands in for its files.
    let isStoodIn: Bool

    var text: String {
        """
        import HandsetApp
        import Testing
        import UIKit

        @testable import \(target.name)

        extension AllTests {
            /// What \(target.name) does with pushes, in an app that does nothing itself.
            @MainActor @Suite struct \(target.name)Tests {
                @Test func theServiceExtensionAnswers() async throws {
        \(content)            }
            }
        }

        """
    }

    private var content: String {
        guard let name = target.principalClass else {
            let reason = target.reasonWithoutPrincipal ?? ""
            return
                "            Issue.record(\(SwiftLiteral.of("the service extension is not in this package: \(reason)")))\n"
        }
        return """
                        final class EmptyApp: NSObject, UIApplicationDelegate {}
            \(isStoodIn ? "            \(StandInFile.nameOfFunction(of: target.name))()\n" : "")\
                        let phone = HandsetPhone(
                            .iOS(18), answer: nil, serviceExtension: { \(name)() },
                            launch: { EmptyApp() })
                        try await phone.launch()
                        try await phone.goHome()
                        // Give the keys that the extension looks for.
                        let delivery = try await phone.receive(
                            ["aps": ["alert": "hi", "mutable-content": 1]])
                        #expect(delivery.shownAlert != nil)
                        try await phone.checkFaults()

            """
    }
}
