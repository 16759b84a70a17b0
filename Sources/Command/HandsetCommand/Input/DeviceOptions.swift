import ArgumentParser
import Handset
import HandsetSuites

/// The options for the phone's circumstances and the app's callbacks.
package struct DeviceOptions: ParsableArguments {
    @Option(
        name: .customLong("device"),
        help: ArgumentHelp(
            "Set a member of the device, as an app file does: \(DeviceOptions.names). A list has "
                + "commas between its names, or is none. Repeatable.", valueName: "member=value"),
        completion: .values(DeviceChange.completions), transform: DeviceChange.init)
    var changes: [DeviceChange] = []

    /// The options as a command has them, each with a space before it; empty if there are none.
    var text: String { changes.map { " --device \(ShellWord.ofText($0.text))" }.joined() }

    private static let names = DeviceChange.names.joined(separator: ", ")

    package init() {}

    /// Creates the scenario: of these options, else of an app file, else of the built-in app.
    func scenario(on version: IOSVersion, of app: AppFile) -> Scenario {
        var scenario = app.settings.applied(to: .ofTheApp)
        scenario.application = Application(systemVersion: version)
        for change in changes { change.apply(to: &scenario) }
        return scenario
    }

    func sets(_ member: DeviceMember) -> Bool { changes.contains { $0.member == member } }

    /// The option, if it is given; `nil` if it is not.
    var given: String? { changes.isEmpty ? nil : "--device" }

    /// True if an option is given that only apps of today need.
    var isOfToday: Bool {
        let members: [DeviceMember] = [
            .lateDelegate, .delegateInScene, .scene, .routesIn, .lifeCycle, .quiet, .silent,
        ]
        return members.contains(where: sets) || extensionProgram != nil
    }

    var silentChance: SilentDeliveryChance? {
        changes.last { $0.member == .silent }?.silentChance
    }

    var extensionProgram: String? {
        changes.last { $0.member == nil }?.extensionProgram
    }

    /// Throws the fault if the program is not there, or may not be executed.
    func checkServiceExtension() throws(HandlerProgramFault) {
        guard let program = extensionProgram else { return }
        try HandlerProgramFault.check(program, of: "--device serviceExtension")
    }

    /// Returns notes on the members of the device that have no effect, because they came with a later version of iOS.
    ///
    /// `scenario` has the members of these options, and of the app file, which may be like a built-in app.
    func notes(on newest: IOSVersion, in scenario: Scenario) -> [String] {
        let lifeCycle = scenario.lifeCycle
        let needs: [(member: DeviceMember?, value: String?, isSet: Bool, since: Int)] = [
            (.silent, nil, silentChance != nil || scenario.silentDelivery != .delivered, 7),
            (nil, nil, extensionProgram != nil, 10),
            (.lateDelegate, nil, scenario.setsCenterDelegateLate, 10),
            (.lifeCycle, lifeCycle.rawValue, lifeCycle.usesScenes, lifeCycle.isOfSwiftUI ? 14 : 13),
            (.delegateInScene, nil, scenario.setsCenterDelegateInScene, 13),
            (.scene, "disconnected", scenario.scene == .disconnected, 13),
            (.quiet, nil, !scenario.quiet.isDisjoint(with: [.focus, .summary]), 15),
        ]
        return needs.filter { $0.isSet && newest < IOSVersion($0.since) }.map { need in
            let name =
                (need.member?.rawValue ?? DeviceChange.serviceExtension)
                + (need.value.map { "=\($0)" } ?? "")
            let isOption = changes.contains { $0.member == need.member }
            let setting = isOption ? "--device \(name)" : "the app's \(name)"
            return "handset: \(setting) has no effect before iOS \(need.since); give --ios "
                + "\(need.since) or later"
        }
    }
}
