internal import Synchronization

/// The app as Firebase knows it: what it was configured with, for as long as the app's process lasts.
open class FirebaseApp: NSObject, @unchecked Sendable {  // because the app has it
    /// The name; `__FIRAPP_DEFAULT` for the app that ``configure()`` makes.
    public let name: String
    public let options: FirebaseOptions
    /// True if the libraries collect data, which they do not here.
    open var isDataCollectionDefaultEnabled = true

    private static let defaultName = "__FIRAPP_DEFAULT"

    private struct Contents {
        var process = 0
        var apps: [String: FirebaseApp] = [:]
    }
    private static let contents = Mutex(Contents())

    private init(_ name: String, _ options: FirebaseOptions) {
        self.name = name
        self.options = options
        super.init()
    }

    /// Configures the app with its property list, which is not read.
    public class func configure() { configure(options: FirebaseOptions()) }

    /// Configures the app.
    ///
    /// - Parameter options: The options.
    public class func configure(options: FirebaseOptions) {
        configure(name: defaultName, options: options)
    }

    /// Configures an app beside the default one.
    ///
    /// - Parameters:
    ///   - name: The name. One that is there already is a fault, since Firebase ends the app then.
    ///   - options: The options.
    public class func configure(name: String, options: FirebaseOptions) {
        let isNew = change { contents in
            guard contents.apps[name] == nil else { return false }
            contents.apps[name] = FirebaseApp(name, options)
            return true
        }
        guard !isNew else { return }
        AppHost.shared.cannotDo(
            "FirebaseApp.configure()",
            remedy: "call it once in a launch, since Firebase ends an app that does so twice")
    }

    /// Returns the app that ``configure()`` has made; `nil` before.
    public class func app() -> FirebaseApp? { app(name: defaultName) }

    /// Returns an app; `nil` if it was not configured.
    public class func app(name: String) -> FirebaseApp? { change { $0.apps[name] } }

    /// The apps that were configured, by their names; `nil` if there is none.
    public class var allApps: [String: FirebaseApp]? {
        change { $0.apps.isEmpty ? nil : $0.apps }
    }

    /// Notes a fault if the app was not configured, which every library of Firebase needs.
    ///
    /// - Parameter member: The member that needs it.
    package class func needConfiguration(for member: String) {
        guard app() == nil else { return }
        AppHost.shared.cannotDo(
            member, remedy: "call FirebaseApp.configure() before, without which there is none")
    }

    private class func change<Result: Sendable>(
        _ body: (inout sending Contents) -> Result
    ) -> Result {
        contents.withLock { contents in
            // A launch of the app begins without any.
            let process = AppHost.shared.process
            if contents.process != process { contents = Contents(process: process) }
            return body(&contents)
        }
    }
}
