import Foundation
import HandsetBrowser
import HandsetTestSupport
import Testing

extension PageBrowserTests {
    /// The phone of the page, and the app's frame in it.
    @Suite(.waitsForPrograms) struct PhoneTests {
        private let lease: BrowserLease
        private var browser: BrowserSession { lease.browser }

        private static let device = [
            "--ios", "17", "--device", "delegates=user-notifications", "--app-state", "background",
        ]
        private static let ready = #"""
            {"aps":{"alert":{"title":"Table ready","subtitle":"Bistro Nord","body":"Party of 4."},"badge":1,\#
            "session":"7C41D9"}}
            """#
        /// A session that closes the string of the statement and writes the app's page anew.
        private static let hostile = #"""
            {"aps":{"alert":{"title":"Mia","body":"sent you a note"},"badge":3},\#
            "note":"session = 42\");document.body.innerHTML=\"<h1>Sign in again</h1>\";(\";"}
            """#
        private static let lines = #"""
            [...document.querySelectorAll('.p-printed .tl li')].map((line) => line.querySelector('.w').textContent).join('|')
            """#

        init() throws {
            lease = try BrowserLease()
        }

        /// Opens the page of a run, and waits until the app's frame is there.
        private func open(_ run: PageRun) throws {
            try browser.open(run.page)
            try browser.expect("document.querySelector('.live')?.textContent", "Live")
            let frame = try browser.waitInFrame(for: "document.readyState") {
                $0 == "complete"
            }
            #expect(frame == "complete")
        }

        @Test(
            "What the details show of Notification Center lies below the icons, and a banner above that of the app, however low the window",
            .exhaustive, arguments: [0, 6, 10])
        func belowIcons(count: Int) throws {
            let folder = try TemporaryFolder()
            try folder.write(#"{"name":"Shop","like":"modern"}"#, to: "app.json")
            let topics = (0..<count).flatMap {
                ["--topic", "com.example.shop\($0)=\(folder.path("app.json"))"]
            }
            let run = try PageRun(
                ["--ios", "18.0", "--device", "delegates=legacy", "--app-state", "background"]
                    + topics)
            try open(run)
            // Where no time passes, no banner leaves.
            try browser.evaluate("{ const now = Date.now(); Date.now = () => now; }")
            // The second one takes the place of the first on the screen.
            for _ in 1...2 {
                try browser.evaluate(
                    """
                    fetch("/api/v1/notifications", { method: "POST", headers: { "content-type": "application/json" }, body: \(
                    BrowserSession.quoted(Self.ready)) }).then((answer) => answer.text())
                    """)
            }
            try browser.expect(
                "document.querySelector('.dh h2')?.textContent.endsWith('#2')", "true")
            try browser.choose("#row-1")
            try browser.evaluate("document.querySelectorAll('.phone-pane .seg button')[1].click()")
            for ios in ["9.0", "18.0"] {
                try browser.evaluate(
                    """
                    fetch("/api/v1/phone", { method: "PATCH", headers: { "content-type": "application/json" }, body: '{"ios":"\(ios)"}' })
                        .then((answer) => answer.text())
                    """)
                try browser.expect(
                    "document.querySelector('.device').dataset.form",
                    ios == "9.0" ? "button" : "island")
                for (width, height) in [(1440, 900), (1366, 650), (1366, 560)] {
                    try browser.resize(width, height)
                    try browser.expect(
                        """
                        (() => {
                            const top = document.querySelector(".home .under").getBoundingClientRect().top;
                            return top > 0 && [...document.querySelectorAll(".home .appicon")].every((each) => each.getBoundingClientRect().bottom <= top);
                        })()
                        """, "true")
                    guard count == 0 else { continue }
                    try browser.expect(
                        """
                        (() => {
                            const bottom = document.querySelector(".home .over > .banners .bnw").getBoundingClientRect().bottom;
                            return [".appicon", ".badge"].every((each) => document.querySelector(`.home ${each}`).getBoundingClientRect().top >= bottom - 1);
                        })()
                        """, "true")
                }
            }
        }

        @Test("A sender's push appears, is tapped, and its session shows in the app's frame")
        func tap() throws {
            let run = try PageRun(Self.device)
            try open(run)
            try run.push(Self.ready)
            try browser.expectVerdict("Waiting.")
            try browser.expect(
                "document.querySelector('.screen:not([hidden]) .bn .h bdi')?.textContent",
                "Table ready")
            try browser.expect("document.querySelector('.acts .b').ariaDisabled", "null")
            try browser.click(".screen:not([hidden]) .bn")
            try browser.expectVerdict("Routed. The tap opened session 7C41D9 in the app’s page.")
            let text = try browser.waitInFrame(for: "document.body.innerText") {
                $0.contains("7C41D9")
            }
            #expect(text.contains("7C41D9"))
            try browser.expect("document.querySelector('.appscr').hidden", "false")
            let lines = try browser.wait(for: Self.lines) { $0.contains("looked up") }
            #expect(lines.hasSuffix("The app looked up session 7C41D9."))
            try browser.expect("document.querySelector('.row .st svg').ariaLabel", "Routed")
            #expect(browser.messages == [])
        }

        @Test(
            "The session of an app that was killed is lost, and the keyboard alone shows it",
            .exhaustive)
        func lost() throws {
            let run = try PageRun([
                "--ios", "17", "--device", "delegates=legacy", "--app-state", "background",
            ])
            try open(run)
            try browser.press("k")
            try browser.expect("document.querySelector('.is input:checked').value", "force-quit")
            try run.push(Self.ready)
            try browser.expectVerdict("Lost. The app was not running")
            try browser.press("t")
            try browser.expectVerdict(
                "Lost. The app was not running: the payload is in the launch options only, where the app does not look."
            )
            try browser.expect("document.querySelector('.row .st svg').ariaLabel", "Lost")
            try browser.press("4")
            try browser.expect(
                "document.querySelector('.mx .happened')?.ariaLabel",
                "Force-quit, tap: lost, this notification")
            // The link sends it again to an app that gets it.
            try browser.wait(
                for:
                    "[...document.querySelectorAll('.next a')].find((each) => each.textContent.includes('such an app')).click()"
            ) { _ in true }
            try browser.expect("document.querySelector('.dh h2').textContent", "Table ready #2")
        }

        @Test(
            "A replaced notification is told as that, and a key right after an arrival acts on it",
            .exhaustive)
        func replaced() throws {
            let run = try PageRun(Self.device)
            try open(run)
            try run.push(headers: ["apns-collapse-id: table"], Self.ready)
            try browser.expectVerdict("Waiting.")
            try browser.press("l")
            try run.push(headers: ["apns-collapse-id: table"], Self.ready)
            try browser.expect(
                "document.querySelector('.dh h2')?.textContent", "Table ready #2")
            // The phone itself may not be loaded yet.
            try browser.press("d")
            try browser.expectVerdict("Dismissed. The notification was dismissed")
            // Who acts on it has looked at it.
            try browser.expect("document.querySelector('#row-2 .fresh').hidden", "true")
            try browser.expect("document.querySelector('.dh h2').textContent", "Table ready #2")
            try browser.choose("#row-1")
            try browser.expectVerdict(
                "Replaced. Notification #2 with the same apns-collapse-id took its place before anybody tapped it."
            )
            try browser.expect(
                "document.querySelector('#row-1 .st svg').ariaLabel", "Replaced by a newer one")
        }

        @Test("A hostile alert and a hostile session change nothing but the frame", .exhaustive)
        func hostile() throws {
            let run = try PageRun(Self.device)
            try open(run)
            let before = try browser.evaluate(
                "document.title.endsWith('Handset') + location.href + document.querySelectorAll('iframe').length"
            )
            try run.push(Self.hostile)
            try browser.expectVerdict("Waiting.")
            try browser.press("t")
            try browser.expectVerdict("The session broke out.")
            let text = try browser.waitInFrame(for: "document.body.innerText") {
                $0.contains("Sign in again")
            }
            #expect(text.contains("Sign in again"))
            try browser.expect(
                "document.querySelector('.cap').textContent",
                "Script of the payload replaced this page. The next statement gets a new one."
            )
            // The app is on the screen now: the statement of each is evaluated at once.
            for (attack, number) in zip(
                [
                    #"parent.document.title=\"x\""#, #"top.location=\"http://outside.invalid/\""#,
                    #"parent.postMessage({handset:1,type:\"phone\"},\"*\")"#,
                    #"fetch(\"http://outside.invalid/\")"#,
                    #"window.open(\"http://outside.invalid/\")"#,
                    "while(document.body.firstChild)document.body.firstChild.remove()",
                ], 2...)
            {
                try run.push(
                    #"{"aps":{"alert":"attack"},"note":"session = 42\");\#(attack);(\";"}"#)
                try browser.expect(
                    "document.querySelector('.dh h2')?.textContent", "attack #\(number)")
                try browser.expectVerdict("The session broke out.")
                let lines = try browser.wait(for: Self.lines) { $0.contains("looked up") }
                #expect(lines.hasPrefix("The page is loaded anew"), "\(attack): \(lines)")
            }
            let after = try browser.evaluate(
                "document.title.endsWith('Handset') + location.href + document.querySelectorAll('iframe').length"
            )
            #expect(after == before)
            #expect(try browser.evaluate("document.querySelectorAll('h1').length") == "1")
        }

        @Test(
            "A statement that is not JavaScript opens nothing, and the frame says so too",
            .exhaustive)
        func notJavaScript() throws {
            let run = try PageRun(Self.device)
            try open(run)
            try run.push(
                #"{"aps":{"alert":"Your order is ready","session":"ab-12","sound":"default"}}"#)
            try browser.expectVerdict("Waiting.")
            try browser.press("t")
            try browser.expectVerdict("Routed, but nothing was opened.")
            let lines = try browser.wait(for: Self.lines) { $0.contains("SyntaxError") }
            #expect(lines.hasSuffix("The statement is not JavaScript: nothing ran."))
        }
    }
}
