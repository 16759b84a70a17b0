import Handset
import HandsetSuites

extension ScenarioOptions {
    var silentSeed: UInt64? { silent?.silentChance?.seed }

    /// Returns notes on the options that have no effect, because they came with a later version of iOS.
    func notes(on newest: IOSVersion) -> [String] {
        let scenario = scenario(on: newest, of: AppFile())
        let needs: [(option: String, isGiven: Bool, since: Int)] = [
            ("--silent", silentSeed != nil || scenario.silentDelivery != .delivered, 7),
            ("--service-extension", serviceExtension != nil, 10),
            ("--late-delegate", scenario.setsCenterDelegateLate, 10),
            ("--life-cycle scenes", scenario.lifeCycle == .scenes, 13),
            ("--life-cycle swiftui", scenario.lifeCycle == .swiftUI, 14),
            ("--quiet-mode", !scenario.quiet.isDisjoint(with: [.focus, .summary]), 15),
        ]
        return needs.filter { $0.isGiven && newest < IOSVersion($0.since) }.map { need in
            "handset: \(need.option) has no effect before iOS \(need.since); give --ios "
                + "\(need.since) or later"
        }
    }

    /// Returns the names and values of the settings of the options that are given and that no file has, with
    /// the names of their options.
    func settingsWithoutKey(
        in scenario: Scenario
    ) -> [(key: String, value: JSONText, option: String)] {
        var settings: [(key: String, value: JSONText, option: String)] = []
        if noBackgroundRefresh {
            settings.append(
                (
                    "backgroundRefresh", .boolean(scenario.refreshesInBackground),
                    "--no-background-refresh"
                ))
        }
        if category != nil {
            let names =
                (scenario.category.opensApp ? ["opens-app"] : [])
                + (scenario.category.customDismissAction ? ["custom-dismiss"] : [])
            settings.append(
                ("category", .texts(names), "--category"))
        }
        if let extensionProgram {
            settings.append(
                (
                    "serviceExtension", .string("exec:\(extensionProgram)"),
                    "--service-extension"
                ))
        }
        if !assume.isEmpty {
            let choices = UnconfirmedPoint.allCases.filter {
                scenario.unconfirmed[$0] != UnconfirmedBehavior()[$0]
            }
            let names = choices.map { "\($0.rawValue)=\(scenario.unconfirmed[$0])" }
            settings.append(("assumptions", .texts(names), "--assume"))
        }
        return settings
    }
}
