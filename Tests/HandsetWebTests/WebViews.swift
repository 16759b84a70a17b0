import HandsetTestSupport
import HandsetWeb

/// Web views for tests: their limits end what would never end, and judge nothing.
enum WebViews {
    /// Limits that a machine at work keeps too.
    static var patient: WebLimits {
        var limits = WebLimits()
        limits.time = .untilHang
        limits.quietTime = .milliseconds(200)
        return limits
    }

    /// Limits with which a page that hangs is ended soon.
    static var short: WebLimits {
        var limits = WebLimits()
        limits.time = .seconds(15)
        return limits
    }

    /// The pages of a folder that has one page, with a script.
    static func site(_ script: String, in folder: TemporaryFolder) throws -> WebSite {
        try folder.write(
            """
            <!doctype html><meta charset="utf-8"><title>app</title><body><p id="s">nothing</p>
            <script>\(script)</script>
            """, to: "index.html")
        return try WebSite(folder: folder.path)
    }
}
