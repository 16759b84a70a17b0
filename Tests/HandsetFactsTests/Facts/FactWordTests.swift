import Handset
import HandsetFacts
import Testing

/// The words of facts are made of the names of cases.
@Suite struct FactWordTests {
    @Test("Each word of a name begins with a hyphen, and capitals side by side are one word")
    func words() {
        #expect(AppFact.Kind.apsEnvironment.word == "aps-environment")
        #expect(AppFact.Callback.voipTokenInvalid.word == "voip-token-invalid")
        #expect(AppFact.LinkMethod.sceneOpenURL.word == "scene-open-url")
        #expect(AppFact.Form.swiftui.word == "swiftui")
    }

    @Test("Each kind has a word of its own")
    func kinds() {
        #expect(Set(AppFact.Kind.allCases.map(\.word)).count == AppFact.Kind.allCases.count)
    }

    @Test("The callback of a method that gets a payload is found by its selector")
    func selectors() {
        #expect(AppFact.Callback(.sceneWillConnect) == .sceneConnect)
        #expect(AppFact.Callback(.handleActionWithResponseInfo) == .actions)
        #expect(AppFact.Callback(.didBecomeActive) == nil)
    }

    @Test("Lists are printed with commas, and what is not known is left out")
    func printing() {
        #expect(AppFact.Meaning.presents([]).printed.value == "none")
        #expect(AppFact.Meaning.presents(["banner", "list"]).printed.value == "banner,list")
        let handedOn = AppFact.Meaning.launchOptionsHandedOn("Kit.start", .kept, [])
        #expect(handedOn.printed.detail == "kept")
        let debug = AppFact.Meaning.bundleIdentifier(
            "com.example", target: "App", configuration: "Debug")
        #expect(debug.printed.detail == "App, Debug")
    }
}
