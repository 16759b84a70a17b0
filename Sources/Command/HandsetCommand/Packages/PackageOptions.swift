package import ArgumentParser
import Foundation
import Handset
package import HandsetRunner

/// The package of the app whose own code runs, in the place of a described app.
package struct PackageOptions: ParsableArguments {
    package init() {}

    @Option(
        help: ArgumentHelp(
            "Run the app's own code in this package, which handset init --package starts.",
            valueName: "folder"),
        completion: .directory)
    package var package: String?

    @Option(
        help: ArgumentHelp(
            "The target of the app, if the package has several.", valueName: "name"))
    var packageApp: String?

    @Option(
        help: ArgumentHelp(
            "Answer the requests of --package's app from this file; without one they fail.",
            valueName: "file"),
        completion: .jsonFile)
    var answers: String?

    @Option(
        help: ArgumentHelp(
            "Let --package's app find the values of this file in its UserDefaults.",
            valueName: "file"),
        completion: .jsonFile)
    var defaults: String?

    /// The kind of app that these options name.
    package var kind: AppKind { package == nil ? .described : .package }

    /// Checks that no option describes what the app's own code decides.
    ///
    /// - Throws: `ValidationError`.
    package func validate(
        beside rules: RuleSettings, _ device: DeviceOptions
    ) throws {
        guard let package else {
            if let option = packageApp.map({ _ in "--package-app" })
                ?? answers.map({ _ in "--answers" }) ?? defaults.map({ _ in "--defaults" })
            {
                throw ValidationError("\(option) needs a package; give --package FOLDER.")
            }
            return
        }
        guard !package.isEmpty else {
            throw ValidationError("The name after --package is empty; give a folder.")
        }
        if rules.givesRules { try kind.check([.rules]) }
        try kind.check(device.demands)
    }

    /// The options as a command has them, such as `--package PushTests`.
    var text: String {
        [
            ("--package", package), ("--package-app", packageApp), ("--answers", answers),
            ("--defaults", defaults),
        ]
        .compactMap { name, value in value.map { "\(name) \(ShellWord.ofPath($0))" } }
        .joined(separator: " ")
    }

    /// Builds the package; `nil` if there is none.
    ///
    /// - Throws: ``PackageFault``, and `JSONDocumentError` if the answers cannot be read.
    func makeRuns(
        _ device: DeviceOptions, _ limits: Limits, _ streams: StandardStreams
    ) async throws -> PackageRuns? {
        guard let folder else { return nil }
        let package = AppPackage(path: folder, maximumMemory: limits[.appMemory])
        return try await makeRuns(
            of: package, device, within: limits.duration(.programTime), streams)
    }

    /// Returns the versions of iOS where nobody names any: an app's own code runs on the newest.
    func versions(else others: [IOSVersion]) -> [IOSVersion] {
        package == nil ? others : [.newest]
    }

    /// The folder of the package, without slashes at its end; `nil` if there is none.
    var folder: String? {
        guard var path = package else { return nil }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    /// Reads the files that the app's process reads too, so that their mistakes are reported before anything is
    /// built.
    func checkFiles() throws {
        if let answers { _ = try RequestFixtures(contentsOf: answers, allowsOutside: true) }
        if let defaults { _ = try AppDefaults(contentsOf: defaults) }
    }

    /// Builds the package of the options, or another release of it.
    ///
    /// - Throws: ``PackageFault``, and `JSONDocumentError` if the answers cannot be read.
    func makeRuns(
        of package: AppPackage, _ device: DeviceOptions, within limit: Duration,
        _ streams: StandardStreams
    ) async throws -> PackageRuns {
        try checkFiles()
        let program = try await package.build(packageApp, streams)
        let apply = device.runSettings
        return PackageRuns(
            of: program,
            { [answers, defaults] settings in
                apply(&settings)
                settings.answers = answers
                settings.defaults = defaults
            },
            within: limit, signsTo: streams)
    }
}

extension DeviceOptions {
    /// Sets what the options say, and leaves the rest to the program.
    fileprivate var runSettings: @Sendable (inout RunSettings) -> Void {
        var scenario = Scenario.ofTheApp
        for change in changes { change.apply(to: &scenario) }
        let given = RunSettings.toldMembers.filter(sets)
        return { [scenario] settings in settings.tell(given, of: scenario) }
    }
}

extension PackageOptions {
    /// Builds the package for a phone that lives; `nil` if there is none.
    ///
    /// - Throws: ``PackageFault``, and `JSONDocumentError` if a file of the options cannot be read.
    package func makeApp(_ limits: Limits, _ streams: StandardStreams) async throws -> PackageApp? {
        guard let folder else { return nil }
        try checkFiles()
        return try await PackageApp.build(
            AppPackage(path: folder, maximumMemory: limits[.appMemory]), packageApp,
            answers: answers, defaults: defaults, within: limits.duration(.programTime), streams)
    }
}
