import Foundation
import HandsetBrowser
import HandsetCommandSupport
import HandsetTestSupport
import Testing

extension PageBrowserTests {
    /// The app's frame, in which script of payloads runs.
    @Suite(.waitsForPrograms, .timeLimit(.minutes(30)), .needs(.chromium), .needs(.curl))
    struct FrameTests {
        private let lease: BrowserLease
        private var browser: BrowserSession { lease.browser }

        /// An app on the screen, which evaluates the statement of each push at once.
        private static let device = [
            "--ios", "9", "--device", "delegates=legacy", "--app-state", "active",
        ]
        private static let lines = #"""
            [...document.querySelectorAll('.p-printed .tl li')].map((line) => line.querySelector('.w').textContent).join('|')
            """#

        init() throws {
            lease = try BrowserLease()
        }

        private func open(_ run: PageRun) throws {
            try browser.open(run.page)
            try browser.expect("document.querySelector('.live')?.textContent", "Live")
            let frame = try browser.waitInFrame(for: "document.readyState") { $0 == "complete" }
            #expect(frame == "complete")
        }

        /// Gives a payload to the phone, and waits until its statement is over.
        ///
        /// A frame that a script takes elsewhere may be gone before its answer is heard; the page says so then.
        private func give(
            _ payload: String, to run: PageRun, as number: Int, mayLeave: Bool = false
        ) throws {
            let folder = try TemporaryFolder()
            try folder.write(payload, to: "payload")
            _ = try CommandResult.line(
                "curl -sS -H 'content-type: application/json' --data-binary '@\(folder.path)/payload' '\(run.page)/api/v1/notifications'"
            )
            try browser.expect(
                "document.querySelector('.dh h2 .q')?.textContent", "#\(number)")
            let isOver: @Sendable (String) -> Bool = { lines in
                lines.contains("looked up")
                    || mayLeave && lines.contains("it has taken the page away")
            }
            let lines = try browser.wait(for: Self.lines, until: isOver)
            #expect(isOver(lines), "\(number): \(lines)")
        }

        /// Gives what a script has begun the time to reach the listener.
        private func pause(_ milliseconds: Int) throws {
            try browser.evaluate("new Promise((done) => setTimeout(done, \(milliseconds)))")
        }

        @Test(
            "No packet and no connection leaves the frame, whatever its script tries", .exhaustive)
        func escapes() throws {
            let listener = try PacketListener()
            let run = try PageRun(Self.device)
            try open(run)
            let escapes = FrameEscapes(port: listener.port)
            try give(FrameEscapes.payload(escapes.staying), to: run, as: 1)
            try pause(1_500)
            #expect(listener.heard == [])
            for (script, number) in zip(escapes.leaving, 2...) {
                try give(FrameEscapes.payload([script]), to: run, as: number, mayLeave: true)
                try pause(400)
                #expect(listener.heard == [], "\(script)")
            }
            // The listener hears what comes.
            _ = try CommandResult.line(
                "echo x > /dev/udp/127.0.0.1/\(listener.port); echo x > /dev/tcp/127.0.0.1/\(listener.port)"
            )
            let isHeard: ([String]) -> Bool = { Set($0).isSuperset(of: ["tcp", "udp"]) }
            let end = ContinuousClock.now + .seconds(60)
            while !isHeard(listener.heard), ContinuousClock.now < end {
                Thread.sleep(forTimeInterval: 0.1)
            }
            #expect(isHeard(listener.heard))
            // The page is the same, and says of the frame what this test has shown.
            try browser.expect("document.querySelectorAll('iframe').length", "1")
            let words = try browser.evaluate(
                "document.querySelector('.p-printed .note').textContent")
            #expect(words.contains("In tests with Chromium, none of its packets left it"))
        }

        @Test(
            "Script of a payload neither hears nor changes the notification after it", .exhaustive)
        func alone() throws {
            let run = try PageRun(Self.device)
            try open(run)
            let spy = """
                heard=[];addEventListener('message',(event)=>heard.push(event.data.statement));\
                handleOpenURL=null;document.body.innerHTML='<h1>Sign in again</h1>'
                """
            try give(FrameEscapes.payload([spy]), to: run, as: 1)
            try browser.expectVerdict("The session broke out.")
            try browser.expect(
                "document.querySelector('.cap').textContent",
                "Script of the payload replaced this page. The next statement gets a new one.")
            try give(#"{"aps":{"alert":"innocent","session":"SECRET"}}"#, to: run, as: 2)
            try browser.expectVerdict("Routed.")
            let shown = try browser.waitInFrame(for: "document.body.innerText") {
                $0.contains("SECRET")
            }
            #expect(shown.contains("SECRET"))
            #expect(try browser.evaluateInFrame("typeof heard") == "undefined")
            try browser.expect("document.querySelector('#row-2 .st svg').ariaLabel", "Routed")
            let lines = try browser.evaluate(Self.lines)
            #expect(
                lines
                    == #"The page is loaded anew: script of #1 may run in the old one.|handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=SECRET")The app looked up session SECRET."#
            )
            // A plain statement leaves the page to the next one, as the app does.
            try give(#"{"aps":{"alert":"innocent","session":"NEXT"}}"#, to: run, as: 3)
            let count = try browser.waitInFrame(for: "document.body.innerText") {
                $0.contains("NEXT")
            }
            #expect(count.contains("opened 2 times so far"))
        }

        @Test(
            "A statement that does not parse leaves nothing in the page, so the next one needs no new page",
            .exhaustive)
        func unread() throws {
            let run = try PageRun(Self.device)
            try open(run)
            try run.push(#"{"aps":{"alert":"x","session":"ab-12","sound":"default"}}"#)
            let unread = try browser.wait(for: Self.lines) { $0.contains("SyntaxError") }
            #expect(unread.hasSuffix("The statement is not JavaScript: nothing ran."))
            try give(#"{"aps":{"alert":"innocent","session":"A1"}}"#, to: run, as: 2)
            let lines = try browser.evaluate(Self.lines)
            #expect(!lines.contains("loaded anew"), "\(lines)")
        }

        @Test(
            "What one tab's frame saw is told beside the verdict, and changes neither state nor count",
            .exhaustive
        )
        func ownView() throws {
            let folder = try TemporaryFolder()
            _ = try CommandResult.line("mkdir '\(folder.path)/www'")
            try folder.write(
                "<body><script>function handleOpenURL() { throw new RangeError(\"mine\"); }</script>",
                to: "www/index.html")
            try folder.write(#"{"www":"www"}"#, to: "app.json")
            let run = try PageRun(Self.device + ["--app", "\(folder.path)/app.json"])
            try open(run)
            try give(#"{"aps":{"alert":"innocent","session":"A1"}}"#, to: run, as: 1)
            try browser.expect(
                "[...document.querySelectorAll('.verdict .next')].at(-1)?.textContent ?? ''",
                "In this tab’s frame, the statement ended with RangeError. See what happened")
            try browser.expectVerdict("Routed.")
            try browser.expect("document.querySelector('#row-1 .st svg').ariaLabel", "Routed")
            try browser.expect(
                "document.querySelector('.trail li:last-child small').textContent", "opened it")
            try browser.expect(
                "document.querySelector('.chip[title^=\"Went wrong\"]').title", "Went wrong: 0")
        }

        @Test(
            "Started again on the same port, Handset is met by an open tab whose app's page works",
            .exhaustive)
        func restart() throws {
            let port = ReservedPort.next()
            var run = try PageRun(Self.device, port: port)
            try open(run)
            try give(#"{"aps":{"alert":"before","session":"A1"}}"#, to: run, as: 1)
            run.kill()
            run = try PageRun(Self.device, port: port)
            try browser.expect(
                "document.querySelector('.strip.calm span')?.textContent ?? ''",
                "Handset was started again. What was not recorded is gone.")
            try give(#"{"aps":{"alert":"after","session":"B2"}}"#, to: run, as: 1)
            let shown = try browser.waitInFrame(for: "document.body.innerText") {
                $0.contains("B2")
            }
            #expect(shown.contains("B2"))
            // Who edits is not interrupted, and learns what to do.
            try browser.press("e")
            try browser.expect("document.activeElement.tagName", "TEXTAREA")
            try browser.type("x")
            run.kill()
            run = try PageRun(Self.device, port: port)
            try browser.expect(
                "document.querySelector('.webnote:not([hidden])')?.textContent ?? ''",
                "Handset was started again. Load this page anew to see the app.")
            try browser.expect("document.activeElement.value[0]", "x")
        }

        @Test(
            "A frame that floods the page with messages is closed, and the page goes on",
            .exhaustive)
        func floods() throws {
            let run = try PageRun(Self.device)
            try open(run)
            let scripts = [
                "setInterval(()=>{for(let i=0;i<5000;i++)parent.postMessage({handset:1,type:'replaced'},'*')},10)",
                "s='x'.repeat(5e7);setInterval(()=>parent.postMessage({handset:1,type:'error',message:s},'*'),50)",
            ]
            for (script, number) in zip(scripts, [1, 3]) {
                try give(FrameEscapes.payload([script]), to: run, as: number)
                try browser.expect(
                    "document.querySelector('.cap').textContent",
                    "The page sent more than can be read, so it was closed. The next statement gets a new one."
                )
                try browser.expect("document.querySelectorAll('iframe').length", "0")
                try give(
                    #"{"aps":{"alert":"innocent","session":"A\#(number)"}}"#, to: run,
                    as: number + 1)
                try browser.expectVerdict("Routed.")
                let shown = try browser.waitInFrame(for: "document.body.innerText") {
                    $0.contains("A\(number)")
                }
                #expect(shown.contains("A\(number)"))
            }
        }
    }
}
