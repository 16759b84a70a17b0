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

    @Test("What came is there again after a restart, with its times, headers, fates and addresses")
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
