import Foundation
import HandsetBrowser
import HandsetCommandSupport
import HandsetTestSupport
import Testing

extension PageBrowserTests {
    /// A notification that is sent once more: as it came, edited, or to another app.
    @Suite(.waitsForPrograms, .timeLimit(.minutes(30)), .needs(.chromium), .needs(.curl))
    struct AgainTests {
        private let lease: BrowserLease
        private var browser: BrowserSession { lease.browser }

        init() throws {
            lease = try BrowserLease()
        }

        private func open(_ run: PageRun) throws {
            try browser.open(run.page)
            try browser.expect("document.querySelector('.live')?.textContent", "Live")
        }

        @Test(
            "A lost one that is sent to such an app is met and tapped as before, and the phone can be set back",
            .exhaustive
        )
        func suchAnApp() throws {
            let run = try PageRun([
                "--ios", "9", "--device", "delegates=legacy", "--app-state", "not-running",
            ])
            try open(run)
            try run.push(#"{"aps":{"alert":"Ready","session":"A1"}}"#)
            try browser.expectVerdict("Lost.")
            // A key does nothing before the phone has the notification.
            try browser.wait(for: "document.querySelectorAll('.a-tap.go').length") { $0 == "1" }
            try browser.press("t")
            try browser.expect("document.querySelector('.is input:checked').value", "active")
            try browser.wait(
                for:
                    "[...document.querySelectorAll('.next a')].find((each) => each.textContent.includes('such an app')).click()"
            ) { _ in true }
            try browser.expect("document.querySelector('.dh h2').textContent", "Ready #2")
            try browser.expectVerdict("Routed. The tap opened session A1")
            try browser.expect(
                "document.querySelector('.strip.calm span').textContent",
                "#1 was sent again as #2, and tapped. For that the phone was changed: iOS 17.0 instead of 9.0; an app that implements legacy, did-receive instead of legacy; an app that is not running instead of on the screen."
            )
            try browser.choose(".strip.calm button")
            let phone =
                "fetch('/api/v1/phone').then((answer) => answer.json()).then((phone) => [phone.ios, phone.delegates.join(), phone.appState].join(' '))"
            try browser.expect(phone, "9.0 legacy active")
        }

        private static let size = "document.querySelector('.hd .num')?.textContent ?? ''"
        private static let would = "document.querySelector('.verdict .say')?.textContent ?? ''"

        private func edit(_ text: String) throws {
            try browser.evaluate(
                """
                (() => {
                    const field = document.querySelector('.ed');
                    field.value = \(BrowserSession.quoted(text));
                    field.dispatchEvent(new Event('input'));
                })()
                """)
        }

        private func payload(_ number: Int, of run: PageRun) throws -> String {
            try CommandResult.line(
                "curl -sS '\(run.page)/api/v1/notifications/\(number)' | jq -j .payload.text"
            ).output
        }

        @Test(
            "The editor sends the bytes that it says, those that came if nothing was changed, and 413 as the gateway does",
            .exhaustive
        )
        func bytes() throws {
            let run = try PageRun()
            try open(run)
            // Laid out, it would be too large.
            let keys = (0..<240).map { #""k\#($0)":[]"# }.joined(separator: ",")
            let compact = "{\"aps\":{\"alert\":\"x\",\"session\":\"A1\"},\r\n\(keys)}"
            let folder = try TemporaryFolder()
            try folder.write(compact, to: "payload")
            _ = try CommandResult.line(
                "curl -sS --http2-prior-knowledge -H 'apns-topic: net.cloudapp.urlhere' --data-binary '@\(folder.path)/payload' 'http://\(run.http2)/3/device/\(String(repeating: "0a", count: 32))'"
            )
            try browser.expectVerdict("Routed.")
            try browser.press("e")
            let count = compact.utf8.count
            try browser.expect(Self.size, "\(Self.grouped(count)) of 4,096 bytes")
            try browser.expect(Self.would, "It would be routed.")
            try browser.press("Enter", isControlHeld: true)
            try browser.expect("document.querySelector('.dh h2 .q')?.textContent", "#2")
            #expect(try payload(2, of: run) == compact)
            try browser.press("e")
            try browser.expect("document.querySelector('.ed') !== null", "true")
            try edit(#"{"aps":{"alert":"\#(String(repeating: "W", count: 5_000))"}}"#)
            try browser.expect(
                Self.would,
                "A sender would be answered 413 PayloadTooLarge. It has 5,020 of 4,096 bytes. Nothing would reach the phone."
            )
            try browser.press("Enter", isControlHeld: true)
            try browser.expect(
                "document.querySelector('.strip.calm span').textContent",
                "413 PayloadTooLarge, as the gateway answers a sender: It has 5,020 of 4,096 bytes. Nothing reached the phone."
            )
            try edit("")
            try browser.expect(
                Self.would,
                "A sender would be answered 400 PayloadEmpty. It has no bytes. Nothing would reach the phone."
            )
            #expect(
                try browser.evaluate("document.querySelectorAll('.row:not([hidden])').length")
                    == "2")
            try edit("{")
            let refused = try browser.wait(for: Self.would) { $0.hasPrefix("It would not") }
            #expect(refused.hasPrefix("It would not be a payload. Line 1: "))
        }

        private static func grouped(_ count: Int) -> String {
            count < 1_000
                ? "\(count)" : "\(count / 1_000),\(String(count % 1_000 + 1_000).dropFirst())"
        }

        @Test(
            "The editor and the list agree, and nothing but a button discards what was changed",
            .exhaustive)
        func question() throws {
            let run = try PageRun()
            try run.push(#"{"aps":{"alert":"one"}}"#, #"{"aps":{"alert":"two"}}"#)
            try open(run)
            try browser.expect("document.querySelector('.dh h2')?.textContent", "two #2")
            // Without a change, the editor goes when another row is chosen.
            try browser.press("e")
            try browser.expect("document.querySelector('.ed') !== null", "true")
            try browser.choose("#row-1")
            try browser.expect("document.querySelector('.dh h2')?.textContent", "one #1")
            // With one, it asks, and the row stays the one that is edited.
            try browser.press("e")
            try browser.expect("document.activeElement.tagName", "TEXTAREA")
            try edit(#"{"aps":{"alert":"changed"}}"#)
            for _ in 1...3 {
                try browser.press("Escape")
                try browser.expect("document.activeElement.textContent", "Keep editing")
                try browser.press("Escape")
                try browser.expect("document.activeElement.tagName", "TEXTAREA")
            }
            try browser.choose("#row-2")
            try browser.expect("document.activeElement.textContent", "Keep editing")
            try browser.expect("document.querySelector('.row[aria-selected=true]').id", "row-1")
            try browser.expect(
                "document.querySelector('.ed').value", #"{"aps":{"alert":"changed"}}"#)
            try browser.choose("[role=alert] .r button")
            try browser.expect("document.querySelector('.dh h2')?.textContent", "two #2")
            try browser.expect("document.querySelector('.row[aria-selected=true]').id", "row-2")
        }

        @Test("A tap is said to route only what would be opened", .exhaustive)
        func tapWouldBe() throws {
            let run = try PageRun([
                "--ios", "17", "--device", "delegates=user-notifications", "--app-state",
                "background",
            ])
            try open(run)
            let links = "document.querySelector('.verdict .next')?.textContent ?? ''"
            try run.push(#"{"aps":{"alert":"x","session":"A1"}}"#)
            try browser.expectVerdict("Waiting.")
            try browser.expect(links, "A tap would route it.See what each action would do")
            try run.push(#"{"aps":{"alert":"x","session":"ab-12","sound":"default"}}"#)
            try browser.expect("document.querySelector('.dh h2')?.textContent", "x #2")
            try browser.expect(
                links,
                "A tap would open nothing: the statement does not run.3 findings say whySee what each action would do"
            )
            try browser.press("e")
            try browser.expect(
                Self.would,
                "It would wait on the screen. A tap would open nothing: the statement does not run."
            )
            try browser.press("Escape")
            try run.push(FrameEscapes.payload(["1"]))
            try browser.expect("document.querySelector('.dh h2')?.textContent", "attack #3")
            let words = try browser.wait(for: links) { $0.contains("break out") }
            #expect(words.hasPrefix("A tap would let the session break out of its statement."))
        }

        @Test("A family is one picture without signs, in a browser as in Node", .exhaustive)
        func family() throws {
            let run = try PageRun()
            try open(run)
            let signs = try browser.evaluate(
                #"""
                import("/page/base/text.js").then(({ pieces }) => ["👩‍👧", "👩🏽‍🚀", "❤️‍🔥", "👨‍👩‍👧‍👦", "x\u200dy"]
                    .map((text) => pieces(text).map((piece) => piece.sign ?? "").filter(Boolean).join()).join("|"))
                """#)
            #expect(signs == "||||ZWJ")
        }
    }
}
