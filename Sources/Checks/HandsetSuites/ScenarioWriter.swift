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
    private var members: [(key: String, value: JSONText)] = []

    /// - Parameters:
    ///   - scenario: The scenario.
    ///   - base: The scenario of a suite without a device.
    ///   - model: The built-in app that the scenario is like; `nil` if it is like none.
    package init(_ scenario: Scenario, from base: Scenario, like model: AppModel? = nil) {
        var base = base
        if let model, model != .classic {
            base = model.settings.applied(to: base)
            members.append((ScenarioReader.Key.like.rawValue, .string(model.rawValue)))
        }
        func add<Value: Equatable>(
            _ key: ScenarioReader.Key, _ property: KeyPath<Scenario, Value>,
            _ text: (Value) -> JSONText
        ) {
            let value = scenario[keyPath: property]
            guard value != base[keyPath: property] else { return }
            members.append((key.rawValue, text(value)))
        }
        add(.ios, \.application.systemVersion) { .string("\($0)") }
        if let sdk = scenario.sdk, sdk != base.sdk {
            members.append((ScenarioReader.Key.sdk.rawValue, .string("\(sdk)")))
        }
        add(.appState, \.appState) { .string($0.rawValue) }
        add(.action, \.choice) { .string("\($0)") }
        add(.delegates, \.delegates) { .texts($0.names) }
        add(.routesIn, \.routesIn) { .texts($0.names) }
        add(.lifeCycle, \.lifeCycle) { .string($0.rawValue) }
        add(.lateDelegate, \.setsCenterDelegateLate) { .boolean($0) }
        add(.delegateInScene, \.setsCenterDelegateInScene) { .boolean($0) }
        add(.scene, \.scene) { .string($0.rawValue) }
        add(.backgroundModes, \.backgroundModes) { .texts($0.names) }
        add(.permission, \.authorization) { .texts($0.names) }
        add(.quiet, \.quiet) { .texts($0.names) }
        add(.silent, \.silentDelivery) { .string($0.rawValue) }
        add(.categories, \.categories) { .array($0.map(\.json)) }
        add(.backgroundRefresh, \.refreshesInBackground) { .boolean($0) }
        add(.presents, \.presentationOptions) { .texts($0.names) }
        add(.category, \.category) { .texts(Self.names(of: $0)) }
        let points = UnconfirmedPoint.allCases.filter {
            scenario.unconfirmed[$0] != base.unconfirmed[$0]
        }
        if !points.isEmpty {
            members.append(
                (
                    ScenarioReader.Key.assume.rawValue,
                    .object(points.map { ($0.rawValue, .string(scenario.unconfirmed[$0])) })
                ))
        }
    }

    private static func names(of category: NotificationCategory) -> [String] {
        (category.opensApp ? [ScenarioReader.CategoryOption.opensApp.rawValue] : [])
            + (category.customDismissAction
                ? [ScenarioReader.CategoryOption.customDismiss.rawValue] : [])
    }

    /// The value of `device`; `nil` if nothing differs.
    package var device: JSONText? { members.isEmpty ? nil : .object(members) }
}
