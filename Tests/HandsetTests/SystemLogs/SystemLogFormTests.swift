import HandsetSystemLog
import Testing

/// The table of forms, and the prefixes that lines have.
@Suite struct SystemLogFormTests {
    @Test("Each form has a name of its own, words, and a source")
    func table() {
        let forms = SystemLogForm.all
        #expect(Set(forms.map(\.code)).count == forms.count)
        for form in forms {
            #expect(
                !form.patterns.isEmpty && !form.sources.isEmpty && !form.processes.isEmpty,
                "\(form.code)")
        }
        #expect(forms.count > 70)
    }

    @Test("A line made of a form's own words is found as that form, in each of its versions")
    func words() {
        let values = [
            "bundle": "org.example.a", "topic": "org.example.a", "request": "1A2B-3C4D",
            "activity": "00AAFF",
            "number": "1", "extension": "org.example.a.service", "pid": "77", "program": "Service",
            "priority": "5", "status": "Denied", "domain": "6", "action": "reply", "file": "a.wav",
            "decision": "Can Proceed", "asker": "dasd", "sent-at": "1786302782300000000",
            "any": "x",
        ]
        for form in SystemLogForm.all {
            for pattern in form.patterns {
                var line = pattern.text
                for (name, value) in values { line = line.replacing("«\(name)»", with: value) }
                let match = FormSearch.match(Array(line.utf8)[...], by: form.processes.first ?? "")
                #expect(
                    match?.form?.code == form.code || Self.isShared(form.code, match),
                    "\(form.code): \(line)")
            }
        }
    }

    /// True for words that two forms have, of which the first counts.
    private static func isShared(_ code: String, _ match: FormMatch?) -> Bool {
        code == "C5" && match?.form?.code == "D6"
    }

    @Test(
        "The prefix of each kind of log is read",
        arguments: [
            (
                "default\t05:40:26.372168+0400\tSpringBoard\tHello", LogStyle.console,
                "SpringBoard", "05:40:26.372168"
            ),
            (
                "default\t05:40:26.372168+0400\tSpringBoard\tRunningBoardServices\tHello", .console,
                "SpringBoard", "05:40:26.372168"
            ),
            ("デフォルト\t04:32:50.662028+0900\tdasd\tHello", .console, "dasd", "04:32:50.662028"),
            (
                "por omisión\t20:22:47.843451+0100\tSpringBoard\tHello", .console, "SpringBoard",
                "20:22:47.843451"
            ),
            (
                "default 10:03:39.139515 +0100 SpringBoard Hello", .consoleSpaces, "SpringBoard",
                "10:03:39.139515"
            ),
            (
                "- default 17:15:11.376689 +0300 SpringBoard Hello", .consoleSpaces, "SpringBoard",
                "17:15:11.376689"
            ),
            (
                "Aug  9 19:13:03 iPhone SpringBoard(UserNotificationsCore)[33334] <Notice>: Hello",
                .syslog, "SpringBoard", "19:13:03.000000"
            ),
            (
                "Aug  9 19:13:03.118302 SpringBoard(UserNotificationsCore)[33334] <Notice>: Hello",
                .syslog, "SpringBoard", "19:13:03.118302"
            ),
            (
                "Aug  9 19:13:03 Anna's iPhone SpringBoard[58] <Notice>: Hello", .syslog,
                "SpringBoard", "19:13:03.000000"
            ),
            (
                "2023-05-05 17:20:41.118302 SpringBoard{UserNotificationsServer}[58] <NOTICE>: Hello",
                .pymobiledevice, "SpringBoard", "17:20:41.118302"
            ),
            (
                "2023-05-05 17:20:41.118302 SpringBoard{UserNotificationsServer}[58] <NOTICE>: [com.apple.x][y] Hello",
                .pymobiledevice, "SpringBoard", "17:20:41.118302"
            ),
            (
                "2026-08-14 11:20:31.402118+0300 0x4f1a2    Default     0x0                  7731   0    SpringBoard: (Library) [com.apple.x:y] Hello",
                .columns, "SpringBoard", "11:20:31.402118"
            ),
            (
                "2026-09-24 08:14:55.310442+0200 localhost Runner[912]: (UIKitCore) [com.apple.x:y] Hello",
                .localhost, "Runner", "08:14:55.310442"
            ),
            (
                "2026-08-02 01:54:13.212 Df SpringBoard[41822:9d1f2] [com.apple.x:y] Hello",
                .compact, "SpringBoard", "01:54:13.212000"
            ),
            (
                "2026-08-02 01:54:13.212 E  SpringBoard[41822:9d1f2] Hello", .compact,
                "SpringBoard", "01:54:13.212000"
            ),
            (
                "2025-08-29 16:21:19.348953+0530 callservicesd: [com.apple.calls.callservicesd:Default] Hello",
                .short, "callservicesd", "16:21:19.348953"
            ),
            (
                "2016-09-27 14:42:16.353978+0200 App[1765:800117] Hello", .nslog, "App",
                "14:42:16.353978"
            ),
            (
                "[  +71 ms] [DEVICE LOG] 2019-10-23 10:40:39.728331+0300  localhost Runner[18575]: (Library) [s:c] Hello",
                .localhost, "Runner", "10:40:39.728331"
            ),
            ("00:44:55.494342 apsd: Hello", .short, "apsd", "00:44:55.494342"),
            ("SpringBoard(UserNotificationsCore): Hello", .short, "SpringBoard", ""),
        ])
    func prefixes(line: String, style: LogStyle, process: String, time: String) {
        let bytes = Array(line.utf8)
        let prefix = LogPrefix(bytes[...])
        #expect(prefix?.style == style)
        #expect(prefix?.process == process)
        #expect(prefix?.time?.text ?? "" == time)
        let message = String(decoding: bytes.dropFirst(prefix?.messageStart ?? 0), as: UTF8.self)
        #expect(message == "Hello")
    }

    @Test("A message that is no line of a log has no prefix")
    func bare() {
        for line in ["[org.example.a] Received", "{\"aps\":{}}", "Hello 12:30", "", "aps = {"] {
            #expect(LogPrefix(Array(line.utf8)[...]) == nil, "\(line)")
        }
    }
}
