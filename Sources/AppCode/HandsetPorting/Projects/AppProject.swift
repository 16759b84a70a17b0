/// The Swift files of an app's project, and which of them a test of pushes on Linux needs.
///
/// Targets are found by their code, since a test needs no project of Xcode: the app is the folder of the class
/// that conforms to `UIApplicationDelegate`, and a service extension is the folder of the subclass of
/// `UNNotificationServiceExtension`.
public struct AppProject: Sendable {
    /// The targets with code for pushes: apps, and then service extensions, in the order of their paths.
    public private(set) var targets: [AppTarget] = []
    /// The number of files that were read.
    public let fileCount: Int
    /// The files with code for calls or Live Activities, each with the modules of Apple's that it imports for them.
    public let otherPushes: [(path: String, modules: [String])]

    /// A target before its files are chosen.
    private struct Place {
        let name: String
        let kind: AppTarget.Kind
        let folders: [String]
        let first: Int
    }

    /// Looks for the code for pushes.
    ///
    /// - Parameters:
    ///   - name: The name of the project's folder.
    ///   - files: The Swift files of the project.
    ///   - bases: The folders that have projects of Xcode, by their paths from the project's folder.
    ///   - settings: Returns the settings with which a target compiles a file of its kind, by the file's path.
    public init(
        named name: String, files: [AppSourceFile], bases: [String] = [],
        settings: (String, AppTarget.Kind) -> XcodeSettings = { _, _ in XcodeSettings() }
    ) {
        fileCount = files.count
        otherPushes = files.sorted { $0.path < $1.path }.compactMap { file in
            let modules = file.otherPushModules
            return modules.isEmpty ? nil : (file.path, modules)
        }
        let files = files.filter { !$0.isOutside }.sorted { $0.path < $1.path }
        let layout = AppLayout(name: name, bases: bases)
        let extensions = files.indices.filter { files[$0].serviceExtension != nil }
        var apps = files.indices.filter {
            files[$0].applicationDelegate != nil && files[$0].serviceExtension == nil
        }
        let pushes = files.indices.filter {
            files[$0].hasCallbacks && files[$0].serviceExtension == nil
        }
        guard let other = files.firstIndex(where: \.isAboutPushes) else { return }
        if apps.isEmpty { apps = Array(pushes.prefix(1)) }
        if apps.isEmpty, extensions.isEmpty { apps = [other] }
        var places: [Place] = []
        for (kind, firsts) in [(AppTarget.Kind.app, apps), (.serviceExtension, extensions)] {
            for first in firsts {
                let folders = layout.folders(ofTargetOf: files[first])
                // A second class of the kind in one folder is in the same target.
                guard !places.contains(where: { $0.kind == kind && $0.folders == folders }) else {
                    continue
                }
                var name = layout.moduleName(in: folders)
                let isTaken =
                    places.contains { $0.name == name }
                    || files[first].outline.declarations.contains { $0.name == name }
                if isTaken { name += kind == .app ? "App" : "Extension" }
                places.append(Place(name: name, kind: kind, folders: folders, first: first))
            }
        }
        let index = DeclarationIndex(files)
        for place in places {
            let owned = files.indices.filter { owner(of: files[$0], among: places, for: place) }
            // A file of the app's folder may be in the extension's target too; what iOS calls in the app is not.
            let borrowed =
                place.kind == .app
                ? []
                : files.indices.filter {
                    !files[$0].hasCallbacks && files[$0].applicationDelegate == nil
                        && files[$0].serviceExtension == nil
                }
            var choice = AppFileChoice(
                files, index, allowing: Set(owned), borrowing: Set(borrowed))
            choice.choose(kind: place.kind, first: place.first)
            var target = choice.target(named: place.name, kind: place.kind)
            target.settings = settings(files[place.first].path, place.kind)
            // Leaves out an app without a word about pushes: the test does not need it.
            if !target.files.isEmpty || !target.leftOut.isEmpty { targets.append(target) }
        }
    }

    /// Returns the name of a module for a folder, as Xcode makes it: other signs than letters and digits are `_`.
    ///
    /// - Parameter folder: The name of the folder.
    /// - Returns: The name, which no module of Handset or of Apple has.
    public static func moduleName(of folder: String) -> String { AppLayout.moduleName(folder) }

    /// Returns true if a file belongs to a target or to none.
    private func owner(of file: AppSourceFile, among places: [Place], for place: Place) -> Bool {
        if file.serviceExtension != nil { return place.kind == .serviceExtension }
        let owners = places.filter { file.folders.starts(with: $0.folders) }
        guard let longest = owners.map(\.folders.count).max() else { return true }
        // What lies beside all targets is shared.
        return longest == 0
            || owners.contains { $0.folders.count == longest && $0.folders == place.folders }
    }
}
