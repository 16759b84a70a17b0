import Handset

extension PackageApp {
    /// Builds the app of a package, and launches it once.
    ///
    /// - Parameters:
    ///   - package: The package.
    ///   - app: The name of the app's target. If `nil`, the only one.
    ///   - answers: The path of the file with the answers to the app's requests. If `nil`, there is none.
    ///   - defaults: The path of the file with the values that the app finds in its defaults. If `nil`, there is none.
    ///   - limit: The time limit of a callback.
    ///   - notes: The place for notes, and for what Swift says of a package that does not build.
    /// - Returns: The app.
    /// - Throws: ``PackageFault``.
    package static func build(
        _ package: AppPackage, _ app: String?, answers: String?, defaults: String?,
        within limit: Duration, _ notes: any RunnerNotes
    ) async throws -> PackageApp {
        let program = try await package.build(app, notes)
        let launch = try await Self.launch(program, defaults: defaults, within: limit)
        return PackageApp(
            program, of: package, launch, answers: answers, defaults: defaults, within: limit)
    }

    /// Launches an app once, as its user has done before a notification comes.
    private static func launch(
        _ program: AppProgram, defaults: String?, within limit: Duration
    ) async throws -> PackageLaunch {
        var settings = RunSettings(of: Scenario(.newest, app: .notRunning), within: limit)
        settings.defaults = defaults
        return try await program.launch(
            on: settings, within: limit + AppProgram.timeOfProcess)
    }

    package nonisolated var folder: String { package.path }

    /// Begins to build the app again.
    ///
    /// - Parameter makeNotes: Returns the place for notes, and for what Swift says of a package that does not build.
    package func beginBuilding(_ makeNotes: @escaping @Sendable () -> any RunnerNotes) {
        build = .building
        building = Task {
            await buildOnce(makeNotes())
            building = nil
        }
    }

    private func buildOnce(_ notes: any RunnerNotes) async {
        do {
            let program = try await package.build(program.name, notes)
            let launch = try await Self.launch(program, defaults: defaults, within: timeLimit)
            newer = (program, launch)
            build = .built(isAgain: true)
        } catch PackageFault.doesNotBuild(_, let error?) {
            build = .failed(error)
        } catch {
            build = .failed("\(error)")
        }
    }

    /// Lets an app that was built again begin anew, unless it is on the screen.
    package func beginAgain() async {
        guard newer != nil, !scenario.appState.isForeground else { return }
        await end()
        takeNewer()
        if !scenario.appState.needsLaunch { scenario.appState = .notRunning }
    }
}
