import Handset
import HandsetHunt
import HandsetRunner

extension PackageRuns {
    /// Returns the states and actions of a hunt, and the app that is hunted.
    ///
    /// - Parameters:
    ///   - version: The version of iOS.
    ///   - width: The number of trials that run side by side.
    /// - Returns: The cells, and the processes.
    /// - Throws: ``PackageFault``.
    func hunt(
        on version: IOSVersion, width: Int
    ) async throws -> (cells: [Scenario], processes: HuntProcesses) {
        let launch = try await launch(on: version)
        var scenario = phone(after: launch, on: version)
        var icons: [AppState: [AppEffect]] = [:]
        for state in AppState.allCases {
            icons[state] = try await effectsOfIcon(in: state, on: version, after: launch)
        }
        let cells = AppState.allCases.flatMap { state in
            // The user cannot act on a push that shows no notification.
            (pushType?.otherReceiver == nil ? UserAction.allCases : [.nothing]).map { action in
                scenario.appState = state
                return scenario.with(action)
            }
        }
        let (apply, categories, limit) = (apply, launch.categories, limit)
        let typeName = pushType?.name
        let processes = HuntProcesses(of: program, icons: icons, within: limit, width: width) {
            var settings = RunSettings(of: $0, within: limit)
            apply(&settings)
            settings.categories = categories
            settings.pushType = typeName
            return settings
        }
        return (cells, processes)
    }
}
