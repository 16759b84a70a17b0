import Foundation
import HandsetBrowser
import HandsetCommandSupport
import HandsetTestSupport
import Testing

extension PageBrowserTests {
    /// Pictures of the page, to be looked at: `.ci/pictures` draws them.
    @Suite(
        .waitsForPrograms,
        .enabled(if: Golden.isRecording, "only HANDSET_RECORD=1 draws them")
    ) struct PictureTests {
        private let lease: BrowserLease
        private var browser: BrowserSession { lease.browser }
        private let folder = Repository.root.appending(path: ".build/pictures").path()

        private static let ready = #"""
            {"aps":{"alert":{"title":"Table ready","subtitle":"Bistro Nord","body":"Party of 4. Tap to see your seats."},\#
            "badge":1,"session":"7C41D9"}}
            """#
        private static let own = #"""
            {"aps":{"alert":{"title":"Your order is ready","body":"Tap to see it"},"sound":"default"},\#
            "orderId":7,"shop":"k-12"}
            """#
        private static let hostile = #"""
            {"aps":{"alert":{"title":"Mia","body":"sent you a note"},"badge":3},\#
            "note":"session = 42\");document.body.innerHTML=\"<h1>Sign in again</h1>\";(\";"}
            """#
        private static let nasty = #"""
            {"aps":{"alert":{"title":"\u202eevil\u202c \u0007bell","body":"\u05e9\u05dc\u05d5\u05dd <b>zero\u200bwidth</b>"},\#
            "session":"\u001b[31mred"}}
            """#

        init() throws {
            lease = try BrowserLease()
            _ = try CommandResult.line("mkdir -p '\(folder)'")
        }

        private func open(_ run: PageRun) throws {
            try browser.open(run.page)
            try browser.expect("document.querySelector('.live')?.textContent", "Live")
        }

        /// Draws both themes.
        private func shoot(_ name: String) throws {
            for theme in ["light", "dark"] {
                try browser.setTheme(theme)
                // All that moves has come to rest, also where nothing is asked for that it could wait for.
                Thread.sleep(forTimeInterval: 0.6)
                try browser.screenshot(to: "\(folder)/\(name)-\(theme).png")
            }
            try browser.setTheme("light")
        }

        private func set(_ settings: String) throws {
            try browser.evaluate(
                """
                fetch("/api/v1/phone", { method: "PATCH", headers: { "content-type": "application/json" }, body: \(
                BrowserSession.quoted(settings)) }).then((answer) => answer.text())
                """)
        }

        @Test("The states of a push")
        func states() throws {
            let run = try PageRun([])
            try open(run)
            try browser.expect(
                "document.querySelector('.start h2')?.textContent", "Send your first push")
            try shoot("empty")
            try run.push(
                #"{"aps":{"alert":"hello"},"session":"42"}"#,
                #"{"aps":{"alert":"Your order is ready","session":"ab-12","sound":"default"}}"#)
            try browser.expectVerdict("Waiting.")
            try browser.press("t")
            try browser.expectVerdict("Routed, but nothing was opened.")
            try shoot("did-not-run")
            try browser.press("l")
            try run.push(Self.own)
            try browser.expectVerdict("No rule of yours yet.")
            try shoot("keys")
            _ = try CommandResult.line(
                "cp '\(folder)/keys-light.png' samples/pictures/page-keys.png")
            try run.push(Self.ready)
            try browser.expectVerdict("Waiting.")
            try shoot("waiting")
            try browser.press("t")
            try browser.expectVerdict("Routed. ")
            try shoot("routed")
            _ = try CommandResult.line("cp '\(folder)/routed-light.png' samples/pictures/page.png")
            try browser.press("l")
            try set(
                #"{"delegates":["legacy"],"routesIn":["legacy"],"appState":"not-running"}"#)
            try run.push(Self.ready)
            try browser.expectVerdict("Lost. The app was not running")
            try browser.press("t")
            try browser.expectVerdict("Lost. The app was not running: the payload")
            try browser.press("4")
            try shoot("lost")
            try set(#"{"like":"modern","appState":"background","isLocked":true}"#)
            try run.push(Self.hostile)
            // Who has opened a tab stays there.
            try browser.press("n")
            try browser.expectVerdict("Waiting.")
            try browser.press("2")
            try browser.press("t")
            try browser.expectVerdict("The session broke out.")
            try browser.expect("document.querySelector('.cap').classList.contains('bad')", "true")
            try shoot("hostile")
            _ = try CommandResult.line(
                "cp '\(folder)/hostile-dark.png' samples/pictures/page-hostile.png")
            try browser.press("l")
            try run.push(Self.nasty)
            try browser.press("n")
            try browser.expectVerdict("Waiting.")
            try browser.press("1")
            try shoot("hostile-text")
            try run.push("[")
            try browser.press("n")
            try browser.expectVerdict("Not a payload.")
            try shoot("not-a-payload")
            try browser.choose("#row-4")
            try browser.press("e")
            try shoot("edit")
            try browser.press("Escape")
            try browser.choose("#recipes")
            try shoot("recipes")
            try browser.press("Escape")
            try browser.choose(".dev .b")
            try shoot("settings")
            try browser.press("Escape")
            for (width, height) in [(1366, 650), (1024, 768), (768, 1024), (2560, 1440)] {
                try browser.resize(width, height)
                try browser.evaluate("document.querySelector('.leftsw button').click()")
                try shoot("wide-\(width)")
            }
            try browser.resize(390, 844)
            for view in ["phone", "list", "details"] {
                try browser.choose(".nav [data-view=\(view)]")
                try shoot("narrow-\(view)")
            }
        }

        @Test("An app that opens a push twice, a rejected push, and a lost connection")
        func others() throws {
            let run = try PageRun([
                "--ios", "17", "--device", "delegates=user-notifications", "--app-state", "active",
            ])
            try open(run)
            try run.push(Self.ready)
            try browser.expect("document.querySelector('.dh h2')?.textContent", "Table ready #1")
            try browser.press("t")
            try browser.expectVerdict("Routed twice.")
            try shoot("twice")
            try run.push(headers: ["apns-priority: 7"], Self.ready)
            try browser.expectVerdict("Rejected.")
            try shoot("rejected")
            run.kill()
            try browser.expect("document.querySelector('.live')?.textContent", "Not connected")
            try shoot("not-connected")
        }

        @Test("The phone of each age, and what keeps it quiet")
        func phones() throws {
            let run = try PageRun([])
            try open(run)
            for ios in ["4.0", "6.0", "8.0", "12.0", "26.0"] {
                try set(
                    #"{"ios":"\#(ios)","delegates":["legacy"],"routesIn":["legacy"],"appState":"background","isLocked":true}"#
                )
                try run.push(#"{"aps":{"alert":"Your order is ready"}}"#, Self.ready)
                try browser.expectVerdict("Waiting.")
                try shoot("ios-\(ios.prefix { $0 != "." })")
                try browser.evaluate(
                    "fetch('/api/v1/notifications', { method: 'DELETE' }).then((answer) => answer.text())"
                )
            }
            for (name, settings) in [
                ("focus", #"{"ios":"18.0","quiet":["focus"],"isLocked":true}"#),
                (
                    "provisional",
                    #"{"quiet":[],"permission":["alert","badge","sound","provisional"]}"#
                ),
            ] {
                try set(settings)
                try run.push(Self.ready)
                try browser.expectVerdict("Waiting.")
                try browser.expect(
                    "document.querySelector('.nchead:not([hidden])') !== null", "true")
                try shoot(name)
            }
            try set(#"{"permission":["alert","badge","sound"]}"#)
            for number in 1...3 {
                try run.push(
                    #"{"aps":{"alert":{"title":"Mia","body":"\#(number)"},"thread-id":"mia"}}"#)
            }
            try browser.expect(
                "document.querySelector('.pile .below')?.textContent", "2 more")
            try shoot("stack")
        }
    }
}
