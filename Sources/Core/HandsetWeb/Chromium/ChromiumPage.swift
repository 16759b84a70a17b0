import Foundation

/// A page of a browser, in a profile of its own that is kept in memory.
struct ChromiumPage {
    /// The size of the page in points, as on a phone.
    static let (width, height) = (390, 844)

    /// The profile.
    let context: String
    /// The page itself, by which it is closed.
    let target: String
    /// The name by which commands reach it.
    let session: String
    /// The page's own frame.
    var frame = ""
    /// The world of scripts that is apart from the page's; `nil` before the first use in a document.
    var ownWorld: Int?

    /// The name of the function that the script at the page's start leaves for ``ChromiumScript/beginning``.
    static let binding = "__handset"

    /// Opens an empty page.
    ///
    /// - Throws: ``WebEngineFailure``.
    init(
        by connection: ChromiumConnection, until end: ContinuousClock.Instant
    ) throws(WebEngineFailure) {
        func text(_ answer: [String: Any], _ name: String) throws(WebEngineFailure) -> String {
            guard let text = answer[name] as? String else { throw .refused("no \(name)") }
            return text
        }
        context = try text(
            connection.call("Target.createBrowserContext", until: end), "browserContextId")
        target = try text(
            connection.call(
                "Target.createTarget", ["url": "about:blank", "browserContextId": context],
                until: end), "targetId")
        session = try text(
            connection.call(
                "Target.attachToTarget", ["targetId": target, "flatten": true], until: end),
            "sessionId")
        for (method, parameters) in Self.settings {
            try connection.send(method, parameters, to: session)
        }
        // The answer to the last one comes after the others.
        let tree = try connection.call("Page.getFrameTree", to: session, until: end)
        let frame = (tree["frameTree"] as? [String: Any])?["frame"] as? [String: Any]
        self.frame = frame?["id"] as? String ?? ""
    }

    private static var settings: [(String, [String: Any])] {
        [
            ("Page.enable", [:]), ("Runtime.enable", [:]), ("Network.enable", [:]),
            (
                "Emulation.setDeviceMetricsOverride",
                ["width": width, "height": height, "deviceScaleFactor": 2, "mobile": true]
            ),
            ("Emulation.setFocusEmulationEnabled", ["enabled": true]),
            ("Runtime.addBinding", ["name": binding]),
            (
                "Page.addScriptToEvaluateOnNewDocument",
                ["source": ChromiumScript.ofNewDocument]
            ),
            (
                "Target.setAutoAttach",
                ["autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true]
            ),
        ]
    }

    /// Closes the page, and forgets all that it has stored.
    func close(by connection: ChromiumConnection) throws(WebEngineFailure) {
        try connection.send("Target.disposeBrowserContext", ["browserContextId": context])
    }
}
