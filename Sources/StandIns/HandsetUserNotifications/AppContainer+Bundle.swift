package import Foundation

extension AppContainer {
    /// The bundle of the app, with a property list, and the options of Firebase, which no repository has and nobody reads
    /// here; `nil` if it cannot be made.
    package static var bundle: Bundle? {
        let folder = url.appendingPathComponent("App.app", isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let list = try PropertyListSerialization.data(
                fromPropertyList: values, format: .xml, options: 0)
            for name in ["Info", "GoogleService-Info", "GoogleService-Info-Dev"] {
                try list.write(to: folder.appendingPathComponent("\(name).plist"))
            }
        } catch {
            return nil
        }
        return Bundle(path: folder.path)
    }

    private static var values: [String: String] {
        [
            "CFBundleDisplayName": "App", "CFBundleIdentifier": "com.example.app",
            "CFBundleName": "App", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        ]
    }
}
