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
    ///   - streams: The streams for notes, and for what Swift says of a package that does not build.
    /// - Returns: The app.
    /// - Throws: ``PackageFault``, and `ValidationError` if there is no such app, or are several.
    static func build(
        _ package: AppPackage, _ app: String?, answers: String?, defaults: String?,
        within limit: Duration,
        _ streams: StandardStreams
    ) async throws -> PackageApp {
        let program = try await package.build(app, streams)
        let launch = try await Self.launch(program, defaults: defaults, within: limit)
        return PackageApp(
            program, of: package, launch, answers: answers, defaults: defaults, within: limit)
    }

    /// Launches an app once, as its user has done before a notification comes.
    private static func launch(
        _ program: AppProgram, defaults: String?, within limit: Duration
    ) async throws -> PackageLaunch {
        var settings = RunSettings(
            version: "\(IOSVersion.newest)", appState: AppState.notRunning.rawValue,
            timeLimit: limit.inSeconds)
        settings.defaults = defaults
        let answer = try await program.run(
            [.start(settings), .open], within: limit + .seconds(20))
        try answer.checkDelegate()
        guard let start = answer.replies.first, start.failure == nil else {
            throw PackageFault.noAnswer(
                program.name,
                answer.replies.first?.failure?.details ?? answer.logs.flatMap(\.lines))
        }
        return PackageLaunch(of: answer, by: program.name)
    }

    /// Waits for changes of the package's files, and builds the app again after each, until the task is cancelled.
    ///
    /// - Parameters:
    ///   - style: The style of notes, and of what Swift says of a package that does not build.
    ///   - changed: Called when a build has begun or ended.
    package nonisolated func buildAgain(
        _ style: MessageStyle, changed: @Sendable () async -> Void
    ) async {
        var watch = FileWatch()
        var files = PackageFiles(of: package.path).paths
        watch.look(at: files)
        var count = 0
        while !Task.isCancelled {
            guard let saved = try? await watch.next(in: files) else { return }
            count += 1
            // A file that is new has to be found.
            let isOther = count.isMultiple(of: 10) && noteFiles(&files, &watch)
            guard !saved.isEmpty || isOther else { continue }
            await begin(style)
            await changed()
            await building?.value
            _ = noteFiles(&files, &watch)
            await changed()
        }
    }

    /// Looks which files there are now; returns true if there are others.
    private nonisolated func noteFiles(_ files: inout [String], _ watch: inout FileWatch) -> Bool {
        let now = PackageFiles(of: package.path).paths
        guard now != files else { return false }
        files = now
        watch.look(at: files)
        return true
    }

    private func begin(_ style: MessageStyle) {
        build = .building
        building = Task {
            await buildOnce(style)
            building = nil
        }
    }

    private func buildOnce(_ style: MessageStyle) async {
        do {
            let program = try await package.build(
                program.name, StandardStreams(style))
            let launch = try await Self.launch(program, defaults: defaults, within: timeLimit)
            newer = (program, launch)
            build = .built(isAgain: true)
        } catch PackageFault.doesNotBuild(_, let error?) {
            build = .failed(error)
        } catch {
            build = .failed("\(error)")
        }
    }

    /// Lets the program that was built since run from now on, if there is one; returns true if it has ended the app's
    /// process for it.
    package func beginAgain() async -> Bool {
        guard newer != nil else { return false }
        await end()
        takeNewer()
        return true
    }
}

extension PackageOptions {
    /// Builds the package for a phone that lives; `nil` if there is none.
    ///
    /// - Throws: ``PackageFault``, and `ValidationError`.
    package func makeApp(_ limits: Limits, _ streams: StandardStreams) async throws -> PackageApp? {
        guard let folder else { return nil }
        try checkFiles()
        return try await PackageApp.build(
            AppPackage(path: folder, maximumMemory: limits[.appMemory]), packageApp,
            answers: answers, defaults: defaults, within: limits.duration(.programTime), streams)
    }
}

extension Duration {
    /// The number of seconds.
    var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
