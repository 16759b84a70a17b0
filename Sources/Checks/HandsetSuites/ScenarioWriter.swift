package import Handset

/// Writes a scenario as the `device` of a suite: what differs from the scenario that a suite has by itself.
///
/// ```swift
/// var scenario = AppModel.modern.settings.applied(to: .ofTheApp)
/// scenario.action = .tap
/// let writer = ScenarioWriter(scenario, from: .ofTheApp, like: .modern)
/// print(String(decoding: writer.device?.bytes ?? [], as: UTF8.self))
/// // {"like":"modern","action":"tap"}
/// ```
package struct ScenarioWriter {
    private var members: JSONMembers = [:]

    /// - Parameters:
    ///   - scenario: The scenario.
    ///   - base: The scenario of a suite without a device.
    ///   - model: The built-in app that the scenario is like; `nil` if it is like none.
    package init(_ scenario: Scenario, from base: Scenario, like model: AppModel? = nil) {
        var base = base
        if let model, model != .classic {
            base = model.settings.applied(to: base)
            members.append(ScenarioReader.like.rawValue, .string(model.rawValue))
        }
        // The launch options are one of the callbacks.
        for member in DeviceMember.allCases where member != .launchOptions {
            members.append(member.rawValue, member.json(in: scenario, unlike: base))
        }
    }

    /// The value of `device`; `nil` if nothing differs.
    package var device: JSONText? { members.isEmpty ? nil : .object(members) }
}
