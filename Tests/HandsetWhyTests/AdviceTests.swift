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

    @Test("A mistake in an app's own code has lines in Objective-C as in Swift")
    func objectiveC() {
        for mistake in Mistake.all where !mistake.advice.lines(in: .swift).isEmpty {
            #expect(!mistake.advice.lines(in: .objectiveC).isEmpty, "\(mistake.code)")
        }
    }
}
