internal import Foundation
package import Handset

/// The things that an app keeps: its folders, its defaults and its groups'.
///
/// Foundation looks for the folders in the home of the user who runs the test, where they need not be there, and where
/// a test would write among the user's own files. They are in a temporary folder that lasts as long as the process, or
/// in one that whoever has started the process gives, and takes away.
package enum AppContainer {
    /// Begins as on a phone on which the app is new: the folders are there and empty, and no value is kept.
    ///
    /// The folders of a user who gives other ones by `CFFIXED_USER_HOME` stay as they are.
    package static func renew() {
        let isOurs = isPrepared
        forgetDefaults()
        try? FileManager.default.removeItem(at: groups)
        guard isOurs else { return }
        for item in items(of: home) { try? FileManager.default.removeItem(at: item) }
        makeFolders()
    }

    /// Begins with what an earlier process of the app has left in the same folder.
    package static func keep() { _ = isPrepared }

    /// The file in which a process that may be ended at any time leaves what is not in a folder; `nil` if its folder is
    /// its own, and ends with it.
    package static var leftFile: URL? {
        isGiven ? url.appendingPathComponent("Keychain.json") : nil
    }

    /// Lets whoever has started the process know that the service extension runs, or no longer: on a phone it has a process
    /// of its own, and its crash does not end the app.
    package static func setExtensionRuns(_ runs: Bool) {
        guard isGiven else { return }
        let mark = url.appendingPathComponent(AppFolderFile.extensionRuns).path
        if runs {
            _ = FileManager.default.createFile(atPath: mark, contents: nil)
        } else {
            try? FileManager.default.removeItem(atPath: mark)
        }
    }

    /// Lets whoever has started the process know that the app has come to a place from which a statement is cut: it may
    /// end before it answers.
    package static func addCut(_ place: String) {
        guard isGiven else { return }
        let file = url.appendingPathComponent(AppFolderFile.cuts)
        let earlier = (try? Data(contentsOf: file)) ?? Data()
        try? (earlier + Data("\(place)\n".utf8)).write(to: file)
    }

    /// The folder of an app group, which is made if it is not there; `nil` if it cannot be made.
    static func folder(ofGroup identifier: String) -> URL? {
        let url = groups.appendingPathComponent(
            identifier.replacing("/", with: "_"), isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            return url
        } catch {
            return nil
        }
    }

    // MARK: - Folders

    /// The variable with the folder that whoever has started the process gives.
    private static let variableOfFolder = "HANDSET_APP_FOLDER"
    private static let isGiven = getenv(variableOfFolder) != nil
    static let url =
        getenv(variableOfFolder).map {
            URL(fileURLWithPath: String(cString: $0), isDirectory: true)
        }
        ?? FileManager.default.temporaryDirectory.appendingPathComponent(
            "handset-app-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
    private static let home = url.appendingPathComponent("Home", isDirectory: true)
    private static let groups = url.appendingPathComponent("Groups", isDirectory: true)

    /// The variables by which Foundation finds the folders on Linux, and their folders.
    private static let variables = [
        ("CFFIXED_USER_HOME", ""), ("XDG_CACHE_HOME", "Library/Caches"),
        ("XDG_DATA_HOME", "Library/Application Support"), ("TMPDIR", "tmp"), (mark, ""),
    ]

    /// The variable for a process started by this one: it says that the home was not given by a user.
    private static let mark = "HANDSET_APP_HOME"

    private static let isPrepared: Bool = {
        let given = getenv("CFFIXED_USER_HOME").map { String(cString: $0) }
        let isOurs = given == nil || given == getenv(mark).map { String(cString: $0) }
        if isOurs {
            makeFolders()
            for (name, folder) in variables {
                let url = folder.isEmpty ? home : home.appendingPathComponent(folder)
                setenv(name, url.path, 1)
            }
            LibraryFileManager.standIn()
        }
        if !isGiven { atexit { try? FileManager.default.removeItem(at: AppContainer.url) } }
        return isOurs
    }()

    private static func makeFolders() {
        for folder in ["Documents", "Library/Caches", "Library/Application Support", "tmp"] {
            try? FileManager.default.createDirectory(
                at: home.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
    }

    private static func items(of folder: URL) -> [URL] {
        (try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)) ?? []
    }

    // MARK: - Defaults

    /// Gives the app values to find in its defaults and in its suites'.
    package static func seed(_ defaults: AppDefaults) {
        for (key, value) in defaults.standard {
            UserDefaults.standard.set(value.foundation, forKey: key)
        }
        for (name, values) in defaults.suites {
            let suite = UserDefaults(suiteName: name)
            for (key, value) in values { suite?.set(value.foundation, forKey: key) }
        }
    }

    private static func forgetDefaults() {
        let standard = UserDefaults.standard
        for key in standard.dictionaryRepresentation().keys { standard.removeObject(forKey: key) }
        for name in AppHost.shared.takeSuites() {
            standard.removeSuite(named: name)
            standard.removePersistentDomain(forName: name)
        }
    }
}
