import Handset
import HandsetRunner
import HandsetWeb

/// The app of a run, as the options name it: no other place asks which kind of app there is.
struct AppMaker {
    private let runs: PackageRuns?
    private let view: WebView?
    private let streams: StandardStreams

    /// Builds the app's own code, if the options name its package.
    ///
    /// - Parameters:
    ///   - package: The options of the package.
    ///   - device: The options of the phone.
    ///   - view: The web view that evaluates statements. If `nil`, nothing does.
    ///   - pushType: The type of all pushes. If `nil`, each payload shows its own.
    ///   - limits: The limits of the run.
    ///   - streams: The streams for notes.
    /// - Throws: ``PackageFault``, and `JSONDocumentError` if a file of the options cannot be read.
    init(
        _ package: PackageOptions, _ device: DeviceOptions, in view: WebView? = nil,
        pushType: PushType? = nil, _ limits: Limits, _ streams: StandardStreams
    ) async throws {
        self.view = view
        self.streams = streams
        runs = try await package.makeRuns(device, limits, streams)
        runs?.pushType = pushType
    }

    /// Makes apps that are described, whose statements a web view may evaluate.
    ///
    /// - Parameters:
    ///   - view: The web view. If `nil`, nothing evaluates them.
    ///   - streams: The streams for notes.
    init(in view: WebView?, _ streams: StandardStreams) {
        runs = nil
        self.view = view
        self.streams = streams
    }

    /// The app's own code; `nil` if the options name no package.
    var ownCode: (any PushApp)? { runs }

    /// Makes the app.
    ///
    /// - Parameters:
    ///   - description: The app as its file or its sources describe it.
    ///   - isGiven: True if the user has named it, so that the app's own code is compared with it.
    /// - Returns: The app's own code if there is a package, else the described app.
    func app(describedBy description: any PushApp, isGiven: Bool = false) -> any PushApp {
        if let runs { return isGiven ? ComparedApp(app: runs, description: description) : runs }
        if let view { return WebViewApp(app: description, view: view, streams: streams) }
        return description
    }
}
