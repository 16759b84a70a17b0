import HandsetTree
import HandsetWhy
import Testing

/// The lines that repair a mistake, in the language of the app.
@Suite struct AdviceTests {
    @Test("Lines are Swift, if they are no data")
    func languages() {
        let code: Advice = ["center.delegate = self"]
        #expect(code.lines(in: .swift) == ["center.delegate = self"])
        #expect(code.lines(in: .dart) == [] && code.lines(in: nil) == [])
        for line in [#"{"aps": {}}"#, #""badge": 3"#, "<key>A</key>", "apns-priority: 5"] {
            let data: Advice = [line]
            #expect(CodeLanguage.allCases.allSatisfy { data.lines(in: $0) == [line] }, "\(line)")
        }
    }

    @Test("Words about code in Objective-C have the names that its methods have there")
    func names() {
        for (swift, name) in [
            (
                "application(_:didFinishLaunchingWithOptions:)",
                "application:didFinishLaunchingWithOptions:"
            ),
            ("scene(_:willConnectTo:options:)", "scene:willConnectToSession:options:"),
            ("open(_:)", "open:"),
            (
                "userNotificationCenter(_:didReceive:)",
                "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:"
            ),
        ] {
            #expect(ObjectiveCNames.words("set it in \(swift), once") == "set it in \(name), once")
        }
        #expect(ObjectiveCNames.words("call open() (first)") == "call open() (first)")
    }

    /// The mistakes that only Swift can have and repair.
    private static let ofSwift: Set = [
        // ActivityKit has no interface for Objective-C.
        "activity-token-too-early", "no-activity-configuration", "no-push-type",
        "start-token-stale", "update-token-not-watched",
        // The App of SwiftUI is written in Swift.
        "no-delegate-adaptor",
        // They are about methods with async, which Objective-C has not.
        "off-main-callback", "voip-async-method",
    ]

    @Test("A mistake in an app's own code has lines in Objective-C as in Swift")
    func objectiveC() {
        for mistake in Mistake.all
        where !mistake.advice.lines(in: .swift).isEmpty && !Self.ofSwift.contains(mistake.code) {
            #expect(!mistake.advice.lines(in: .objectiveC).isEmpty, "\(mistake.code)")
        }
    }
}
