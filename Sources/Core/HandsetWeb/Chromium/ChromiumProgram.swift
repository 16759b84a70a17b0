import Foundation
import Handset

/// The program of a browser: Chromium, or one that is made of it.
public struct ChromiumProgram: Hashable, Sendable {
    /// The path of the program, or its name in `PATH`.
    public let path: String
    private let options: [String]

    /// Creates a program.
    ///
    /// - Parameter path: Its path, or its name in `PATH`.
    public init(path: String) { self.init(path: path, options: Self.options) }

    /// Creates a program with options other than a web view's.
    package init(path: String, options: [String]) {
        self.path = path
        self.options = Self.optionsOfEach + options
    }

    /// The names that are looked for in `PATH`, in order.
    private static let names = [
        "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
        "chromium-headless-shell", "chrome-headless-shell",
    ]

    /// The browser of this machine: the one in the environment variable `HANDSET_BROWSER`, or the first one in
    /// `PATH` of `chromium`, `google-chrome` and the like; `nil` if there is none.
    public static var installed: ChromiumProgram? {
        let environment = ProcessInfo.processInfo.environment
        if let given = environment["HANDSET_BROWSER"], !given.isEmpty {
            return ChromiumProgram(path: given)
        }
        return names.lazy.map(ChromiumProgram.init(path:)).first {
            ProgramHandler.fault(of: $0.path) == nil
        }
    }

    /// True if the browser runs without its sandbox: it refuses to have one as the user `root`.
    public static var isWithoutSandbox: Bool { Platform.user == 0 }

    /// Returns the command line; `profile` is the path of the folder for the profile.
    func arguments(profile: String) -> [String] {
        [path] + options + (Self.isWithoutSandbox ? ["--no-sandbox"] : []) + [
            "--user-data-dir=\(profile)", "about:blank",
        ]
    }

    private static let optionsOfEach = [
        "--headless", "--remote-debugging-pipe", "--disable-gpu", "--no-first-run",
        "--no-default-browser-check", "--hide-scrollbars", "--mute-audio", "--disable-extensions",
        "--disable-breakpad", "--disable-dev-shm-usage", "--disable-background-timer-throttling",
        "--disable-renderer-backgrounding", "--disable-backgrounding-occluded-windows",
        // The browser's own traffic.
        "--disable-background-networking", "--disable-component-update", "--disable-sync",
        "--disable-domain-reliability", "--no-pings",
    ]

    private static let options = [
        // No name and no address is found, not even by what passes by the requests that are answered: WebSocket, WebRTC.
        "--host-resolver-rules=MAP * ~NOTFOUND", "--proxy-server=socks5://nothing.invalid",
        "--proxy-bypass-list=<-loopback>",
        "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
        // As in a UIWebView, a page from a file may ask any server, and all frames are in one process.
        "--disable-web-security", "--disable-site-isolation-trials",
        "--disable-features=IsolateOrigins,site-per-process,DialMediaRouteProvider,MediaRouter",
        "--js-flags=--max-old-space-size=512",
        "--window-size=\(ChromiumPage.width),\(ChromiumPage.height)",
    ]
}
