import Foundation
import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

/// The table of the device's members.
@Suite struct DeviceMemberTests {
    /// Returns words for a value that is not the usual one; `nil` for categories, which no words make.
    private func otherWords(_ member: DeviceMember) -> [String]? {
        let setting = member.setting
        return switch setting.form {
        case .version: ["9.3"]
        case .boolean: setting.words(.ofTheApp) == ["true"] ? ["false"] : ["true"]
        case .action: ["text:reply=hello"]
        case .name(let names), .names(let names): Array(names.suffix(1))
        case .categories: nil
        case .assumptions: ["foreground-order=fetch-first", "content-available=any-yes"]
        }
    }

    private func settings(_ member: DeviceMember) throws -> ScenarioSettings {
        var settings = ScenarioSettings()
        if let words = otherWords(member) {
            #expect(member.setting.state(words, &settings), "\(member)")
        } else {
            settings.categories = [NotificationCategory(identifier: "chat", actions: [])]
        }
        return settings
    }

    @Test("Each property of settings is the value of a member, but what sources alone say")
    func everyProperty() {
        let ofSources: Set = ["sdkHint", "codeFaults", "opensResponsesOnce"]
        let properties = Mirror(reflecting: ScenarioSettings()).children.compactMap(\.label)
        #expect(properties.count == DeviceMember.allCases.count + ofSources.count)
        #expect(ofSources.isSubset(of: properties))
    }

    @Test(
        "Settings that state one member state no other, and change a scenario",
        arguments: DeviceMember.allCases)
    func one(member: DeviceMember) throws {
        let settings = try settings(member)
        #expect(DeviceMember.allCases.filter { $0.setting.isStated(settings) } == [member])
        let scenario = settings.applied(to: .ofTheApp)
        #expect(member.setting.differs(scenario, .ofTheApp))
        if let words = otherWords(member) { #expect(member.setting.words(scenario) == words) }
        #expect(ScenarioSettings().overridden(by: settings) == settings)
        #expect(settings.overridden(by: ScenarioSettings()) == settings)
    }

    @Test("A file states each member as it is written", arguments: DeviceMember.allCases)
    func file(member: DeviceMember) throws {
        let scenario = try settings(member).applied(to: .ofTheApp)
        let device = try #require(ScenarioWriter(scenario, from: .ofTheApp).device)
        let json = #"{"cases": [{"name": "a", "payload": {}, "none": true}], "device": "#
        let suite = try SessionSuite(
            json: Array(json.utf8) + device.bytes + Array("}".utf8), source: "suite.json")
        #expect(suite.cases.first?.scenario == scenario)
    }

    @Test("Words that have no meaning state nothing")
    func unknown() {
        for member in DeviceMember.allCases {
            var settings = ScenarioSettings()
            #expect(!member.setting.state(["unheard-of"], &settings), "\(member)")
            #expect(settings == ScenarioSettings())
        }
    }

    @Test("An app's program gets each member that its own code does not decide")
    func told() throws {
        let members = RunSettings.toldMembers
        #expect(
            members == [
                .sdk, .scene, .backgroundModes, .permission, .quiet, .silent, .backgroundRefresh,
                .assume,
            ])
        var stated = ScenarioSettings()
        for member in members { stated = stated.overridden(by: try settings(member)) }
        let scenario = stated.applied(to: Scenario(.newest, app: .background))
        var settings = RunSettings(version: "27", appState: "background", timeLimit: 1)
        settings.tell(members, of: scenario)
        let line = try JSONEncoder().encode(settings)
        let read = try JSONDecoder().decode(RunSettings.self, from: line)
        #expect(read.applied(to: Scenario(.newest)) == scenario)
    }

    @Test("A program leaves out the names of a list that it does not know")
    func newerNames() throws {
        var settings = RunSettings(version: "27", appState: "background", timeLimit: 1)
        settings.device = ["quiet": ["focus", "hat"], "weather": ["rain"], "scene": ["lost"]]
        let scenario = try #require(settings.applied(to: Scenario(.newest)))
        #expect(scenario.quiet == .focus)
        #expect(scenario.scene == .connected)
    }
}
