internal import Foundation

/// Chromium without a window, which opens a page and tells what the page did.
public struct Browser: Sendable {
    /// The visit of a page.
    public struct Visit: Sendable {
        /// The messages on the console: errors of scripts and of style sheets, and what the policy of the page
        /// forbids.
        public let messages: [String]
        /// The addresses outside of the page that it asked for.
        public let requests: [String]
        /// The elements of the page, as the browser read them.
        public let document: String
    }

    private static let program = ["chromium", "chromium-browser", "google-chrome"].first {
        (try? CommandResult.bash("command -v \($0)").status) == 0
    }

    /// Opens a page.
    ///
    /// - Parameter page: The page.
    /// - Returns: What happened.
    /// - Throws: An error if the browser leaves no log.
    public static func open(_ page: String) throws -> Visit {
        let folder = try TemporaryFolder()
        try folder.write(page, to: "page.html")
        let log = folder.path("net.json")
        // The browser's own services find no host: nothing leaves the machine.
        let result = try CommandResult.bash(
            """
            \(program ?? "chromium") --headless --no-sandbox --disable-gpu --no-first-run \
            --host-resolver-rules='MAP * ~NOTFOUND' --user-data-dir='\(folder.path)/profile' \
            --enable-logging=stderr --log-net-log='\(log)' --dump-dom \
            'file://\(folder.path)/page.html'
            """)
        let messages = result.errors.split(separator: "\n")
            .filter { $0.contains(":CONSOLE:") }
            .map { String($0.drop { $0 != "]" }.dropFirst(2)) }
        return Visit(
            messages: messages,
            requests: try requests(in: try Data(contentsOf: URL(filePath: log))),
            document: result.output)
    }

    /// Returns the addresses of requests that a page began, other than those of its own file.
    private static func requests(in log: Data) throws -> [String] {
        let members = try JSONSerialization.jsonObject(with: log) as? [String: Any]
        let events = members?["events"] as? [[String: Any]] ?? []
        return events.compactMap { event in
            guard let parameters = event["params"] as? [String: Any],
                let url = parameters["url"] as? String,
                let initiator = parameters["initiator"] as? String,
                // Requests of the browser's own services have none.
                initiator != "not an origin",
                !url.hasPrefix("file:"), !url.hasPrefix("data:")
            else { return nil }
            return url
        }
    }
}
