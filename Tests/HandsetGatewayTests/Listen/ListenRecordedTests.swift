import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset listen --page --record`, started again.
@Suite(.waitsForPrograms, .needs(.curl))
struct ListenRecordedTests {
    private let run: ListenRun
    private let token = ListenRun.tokens[0]

    init() throws {
        run = try ListenRun()
    }

    private static let list = #"""
        curl -sS "$page/api/v1/notifications" | jq -c '.notifications[]
            | [.number, .fate.code, .isRecorded // false, .body, .note, .record.notification.answer.status]'
        """#

    @Test(
        "What came is there again after a restart, with its times, headers, fates and addresses",
        .exhaustive)
    func restart() throws {
        let options =
            "--tls off --page --port page=0 --record kept --ios 17 --app-state background --format json"
        let first = try run.run(
            options,
            """
            push \(token) '{"aps":{"alert":"one","session":"42"}}' -H 'apns-priority: 5' > /dev/null
            push 0a '{"aps":{"alert":"two"}}' > /dev/null
            push \(token) '[' > /dev/null
            curl -sS "$page/api/v1/notifications" | jq -c '[.notifications[].time[:16]]' > times
            stop TERM
            """)
        #expect(first == "status 2\n")
        let second = try run.run(
            options,
            """
            push \(token) '{"aps":{"alert":"four"}}' > /dev/null
            \(Self.list)
            curl -sS "$page/api/v1/notifications" | jq -c '[.notifications[1:][].time[:16]]' | diff - times && echo same
            one="$(curl -sS "$page/api/v1/notifications/1")"
            jq -c '[.payload.text, .record.source, .record.notification.token[:4], (.headers[] | select(.name == "apns-priority").value)]' <<< "$one"
            for number in 1 2 4; do
                curl -sS "$page/api/v1/notifications/$number" | jq -r .record.notification.page | sed "s|$page|PAGE|"
            done
            jq -r .notification.page out | sed "s|$page|PAGE|"
            curl -sS "$page/api/v1/phone" | jq -c '[.notifications[].number]'
            stop TERM
            """)
        #expect(
            second == #"""
                [4,"none",false,"four",null,"accepted"]
                [3,"refused",true,null,null,null]
                [2,"rejected",true,"two","400 BadDeviceToken","rejected"]
                [1,"waiting",true,"one",null,"accepted"]
                same
                ["{\"aps\":{\"alert\":\"one\",\"session\":\"42\"}}","00000001.apns","0a0a","5"]
                PAGE/#1
                PAGE/#2
                PAGE/#4
                PAGE/#4
                [4,1]
                status 0

                """#)
    }

    @Test(
        "What the user did is there again after a restart, and so is the time of a device that was away",
        .exhaustive)
    func acts() throws {
        let options =
            "--tls off --page --port page=0 --record kept --app modern --app-state background"
        let tell = #"""
            curl -sS "$page/api/v1/phone" | jq -c '[.appState, [.notifications[].number]]'
            for number in 1 2 3 4; do
                curl -sS "$page/api/v1/notifications/$number" | jq -c '[.number, .fate.code, .time,
                    [.history[] | select(.kind | IN("stored", "arrived", "tap", "dismiss", "open", "callback")) | [.kind, .time, .appState]],
                    [.statements[] | [.session, .cause]], [(.thread // [])[].number]]'
            done
            """#
        let first = try run.run(
            options,
            """
            act() { curl -sS -H 'content-type: application/json' -d "{\\"action\\":\\"$1\\"${2:+,\\"notification\\":$2}}" "$page/api/v1/phone/actions" > /dev/null; }
            push \(token) '{"aps":{"alert":"one","session":"1"}}' -H 'apns-collapse-id: a' > /dev/null
            push \(token) '{"aps":{"alert":"two","session":"2"}}' > /dev/null
            curl -sS "$page/api/v1/notifications" > /dev/null
            act tap 1; act dismiss 2; act home
            push \(token) '{"aps":{"alert":"three","session":"3"}}' > /dev/null
            curl -sS "$page/api/v1/notifications" > /dev/null
            act open; act home
            curl -sS -X PATCH -H 'content-type: application/json' -d '{"state":"away"}' "$page/api/v1/devices" > /dev/null
            push \(token) '{"aps":{"alert":"four","session":"4"}}' -H 'apns-collapse-id: a' > /dev/null
            curl -sS -X PATCH -H 'content-type: application/json' -d '{"state":"online"}' "$page/api/v1/devices" > /dev/null
            curl -sS "$page/api/v1/wait?count=1&fate=waiting&after=3" > /dev/null
            \(tell)
            stop TERM
            """)
        let second = try run.run(options, "\(tell)\nwc -l < out | tr -d ' '\nstop TERM")
        let lines = second.split(separator: "\n").map(String.init)
        // No act of the first run is printed again.
        #expect(lines.suffix(2) == ["0", "status 0"])
        #expect(lines.dropLast(2) == first.split(separator: "\n").dropLast().map(String.init)[...])
        #expect(first.contains(#"[1,"routed","#) && first.contains(#"[2,"dismissed","#))
        #expect(first.contains(#"[3,"passed-by","#) && first.contains(#"[4,"waiting","#))
        #expect(first.contains(#"["stored","#) && first.contains("[1,4]]"))
    }

    @Test("What met the page's own phone meets it in the same state after a restart")
    func ownPhone() throws {
        let tell = #"""
            curl -sS "$page/api/v1/notifications/1" | jq -c '[.history[] | [.kind, .appState, .selector]]'
            """#
        let options = "--tls off --page --port page=0 --record kept"
        let first = try run.run(
            options,
            """
            push \(token) '{"aps":{"alert":"one","session":"1"}}' > /dev/null
            curl -sS "$page/api/v1/notifications" > /dev/null
            curl -sS -H 'content-type: application/json' -d '{"action":"tap","notification":1}' "$page/api/v1/phone/actions" > /dev/null
            \(tell)
            stop TERM
            """)
        let second = try run.run(options, "\(tell)\nstop TERM")
        #expect(first.hasPrefix(#"[["arrived","background",null],["shown""#))
        #expect(second == first)
    }

    @Test("A file of steps that nobody has written so changes nothing")
    func brokenSteps() throws {
        try run.folder.write(#"{"aps":{"alert":"1"}}"#, to: "kept/00000001.apns")
        try run.folder.write(
            """
            {"kind":"tap"}
            [1
            {"kind":"crash","time":"2024-05-06T07:08:09.000Z","appState":"active"}
            {"kind":"tap","time":"never","appState":"active"}

            """, to: "kept/00000001.steps")
        let output = try run.run(
            "--tls off --page --port page=0 --record kept",
            """
            curl -sS "$page/api/v1/notifications/1" | jq -c '[.history[].kind]'
            stop TERM
            """)
        #expect(output.hasPrefix(#"["arrived""#) && !output.contains("tap"))
    }

    @Test("A link in the folder is not followed: it might show what is elsewhere")
    func links() throws {
        try run.folder.write("apns-topic: secret\n", to: "secret")
        try run.folder.write(#"{"aps":{"alert":"1"}}"#, to: "kept/00000001.apns")
        let output = try run.run(
            "--tls off --page --port page=0 --record kept",
            """
            stop TERM
            """)
        #expect(output == "status 0\n")
        let line = """
            ln -s ../secret kept/00000002.apns; ln -s ../secret kept/00000001.headers
            """
        let made = try CommandResult.line("cd '\(run.folder.path)'; \(line)")
        #expect(made.status == 0)
        let list = try run.run(
            "--tls off --page --port page=0 --record kept",
            """
            curl -sS "$page/api/v1/notifications?form=whole" | grep -c secret || true
            \(Self.list)
            stop TERM
            """)
        #expect(
            list == """
                0
                [2,"refused",true,null,null,null]
                [1,"none",true,"1",null,"accepted"]
                status 0

                """)
    }

    @Test(
        "A file of another user in the folder is not read; one of the folder's owner is",
        .needs(.root))
    func otherUser() throws {
        for number in 1...3 {
            try run.folder.write(
                #"{"aps":{"alert":"\#(number)"}}"#, to: "kept/0000000\(number).apns")
        }
        let line = "chown 23456 kept kept/00000001.apns; chown 12345 kept/00000002.apns"
        #expect(try CommandResult.line("cd '\(run.folder.path)'; \(line)").status == 0)
        let list = try run.run(
            "--tls off --page --port page=0 --record kept", "\(Self.list); stop TERM")
        #expect(
            list == """
                [3,"none",true,"3",null,"accepted"]
                [2,"refused",true,null,null,null]
                [1,"none",true,"1",null,"accepted"]
                status 0

                """)
    }

    @Test("Of more than the page keeps, the newest are there; without a time, the file has one")
    func bounds() throws {
        for number in 1...5 {
            try run.folder.write(
                #"{"aps":{"alert":"\#(number)"}}"#, to: "kept/0000000\(number).apns")
        }
        try run.folder.write("handset-fate: stored\n", to: "kept/undelivered/00000006.headers")
        try run.folder.write(#"{"aps":{"alert":"6"}}"#, to: "kept/undelivered/00000006.apns")
        try run.folder.write("no notification", to: "kept/notes.txt")
        let output = try run.run(
            "--tls off --page --port page=0 --record kept --limit kept=3",
            """
            touch -d 2024-05-06T07:08:09Z kept/00000005.apns
            \(Self.list)
            curl -sS "$page/api/v1/notifications/2" | jq -r .time
            stop TERM
            """)
        #expect(
            output == """
                [3,"undelivered",true,"6","Handset ended before the device was back","unanswered"]
                [2,"none",true,"5",null,"accepted"]
                [1,"none",true,"4",null,"accepted"]
                2024-05-06T07:08:09.000Z
                status 0

                """)
    }
}
