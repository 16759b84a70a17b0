import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// Messages that a service refuses, or that state headers, in the commands.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct MessageCommandTests {
    private static let refused =
        #"{"message":{"token":"t","notification":{"title":"a"},"content_available":true}}"#

    @Test("A message that FCM refuses is an error of lint, with its place")
    func lint() throws {
        let run = try CommandResult.handset("lint", "--format", "json", Self.refused)
        #expect(run.status == 1)
        #expect(run.output.contains(#""code":"service-refuses-message","severity":"error""#))
        #expect(
            run.output.contains(#""keyPath":["message","content_available"],"line":1,"column":54"#))
    }

    @Test(
        "No other command shows such a message as delivered, and none says that it took the payload",
        arguments: [
            ["receive", "--log", "never"], ["receive", "--format", "json", "--log", "never"],
            ["explain"], ["matrix"], ["describe"],
        ])
    func refused(command: [String]) throws {
        let run = try CommandResult.handset(command + [Self.refused], input: "")
        #expect(run.status == 2)
        #expect(run.errors.contains("FCM answers 400: it does not know the name"))
        #expect(!run.errors.contains("took the payload"))
        #expect(!run.output.contains("callbacks"))
        if command.contains("json") {
            #expect(run.output.contains(#""refused":{"code":"service-refuses""#))
        }
    }

    @Test("A message with data only wakes the app unless the device says otherwise, which is noted")
    func dataOnly() throws {
        let message = #"{"message":{"token":"t","data":{"x":"1"}}}"#
        let options = [
            "receive", "--format", "json", "--log", "never", "--ios", "17", "--app-state",
            "background",
            "--device", "delegates=fetch", "--device", "backgroundModes=remote-notification",
        ]
        let woken = try CommandResult.handset(options + [message], input: "")
        #expect(woken.output.contains("fetchCompletionHandler"))
        #expect(woken.errors.contains("FCM is taken to add content-available"))
        let left = try CommandResult.handset(
            options + ["--device", "assume.fcm-data-only=as-is", message], input: "")
        #expect(!left.output.contains("fetchCompletionHandler"))
        #expect(!left.errors.contains("FCM is taken to add"))
    }

    @Test("The push type in a message decides who gets it, and an option beats it", .exhaustive)
    func pushType() throws {
        let message = """
            {"message":{"token":"t","apns":{"headers":{"apns-push-type":"voip"},"payload":{"aps":{"alert":"a",\
            "session":"42"}}}}}
            """
        let options = ["receive", "--format", "session", "--log", "never"]
        #expect(try CommandResult.handset(options + [message], input: "").output == "")
        #expect(
            try CommandResult.handset(
                options + ["--push-type", "alert", message], input: ""
            ).output == "42\n")
        for jobs in ["1", "4"] {
            let lines = String(repeating: message + "\n", count: 600)
            let run = try CommandResult.handset(options + ["--jobs", jobs], input: lines)
            #expect(run.output == "")
        }
    }

    @Test("A suite that is made of messages has their push types, and passes")
    func suite() throws {
        let folder = try TemporaryFolder()
        let message = """
            {"message":{"token":"t","apns":{"headers":{"apns-push-type":"voip"},"payload":{"aps":{"alert":"a",\
            "session":"42"}}}}}
            """
        try folder.write(message, to: "push.json")
        let run = try CommandResult.line(
            "cd '\(folder.path)' && handset test --new suite.json push.json && handset test suite.json"
        )
        #expect(run.status == 0, "\(run)")
        #expect(try folder.read("suite.json").contains(#""pushType": "voip""#))
    }

    @Test("--payload-at enters arrays and strings of JSON")
    func path() throws {
        let record =
            #"{"list":[0,{"body":"{\"push\":{\"aps\":{\"session\":\"42\"}}}"}]}"#
        let run = try CommandResult.handset(
            "receive", "--format", "session", "--log", "never", "--payload-at", "list.1.body.push",
            record)
        #expect(run.output == "42\n")
        #expect(run.status == 0)
    }

    @Test(
        "A message's equal keys and trailing commas are told at their places, and the value counts that is chosen",
        arguments: Sweep.every(
            5,
            of: [
                (
                    #"{"message":{"token":"x","apns":{"payload":{"aps":{"session":"1","session":"2"}}}}}"#,
                    [65]
                ),
                (
                    #"{"message":{"token":"x","apns":{"payload":{"aps":{"session":"1"}},"payload":{"aps":{"session":"2"}},}}}"#,
                    [67, 100]
                ),
                (
                    #"{"default":"x","APNS":"{\"aps\":{\"session\":\"1\",\"session\":\"2\",}}"}"#,
                    [52, 69]
                ),
                (
                    #"{"TopicArn":"a","Message":"{\"aps\":{\"session\":\"1\",\"session\":\"2\"}}"}"#,
                    [56]
                ),
                (
                    #"{"TargetArn":"","Message":"{\"APNS\":\"{\\\"aps\\\":{\\\"session\\\":\\\"1\\\"}}\",\"APNS\":\"{\\\"aps\\\":{\\\"session\\\":\\\"2\\\",}}\",}"}"#,
                    [84, 139]
                ),
            ]))
    func lenient(message: String, columns: [Int]) throws {
        let answers = ["first", "last"].map { choice in
            Result {
                try CommandResult.handset(
                    "receive", "--format", "session", "--log", "never", "--device",
                    "assume.equal-keys=\(choice)", message)
            }
        }
        #expect(try answers.map { try $0.get().output } == ["1\n", "2\n"])
        let found = try CommandResult.line(
            "handset lint --format json '\(message)' 2>/dev/null | jq -c '[.findings[] | "
                + "select(.code == \"duplicate-key\" or .code == \"trailing-comma\") | .column]'")
        #expect(found.output == "\(columns)\n".replacing(" ", with: ""))
    }

    @Test("A push to a pass of Wallet is said to be one, and has no finding")
    func wallet() throws {
        let run = try CommandResult.handset(
            "lint", "--push-type", "background", "--priority", "5", "--topic",
            "pass.com.example.coupon", #"{"aps":{}}"#)
        #expect(run.status == 0)
        #expect(run.errors.contains("found a push for a pass of Wallet"))
        #expect(!(run.output + run.errors).contains("background-without-content-available"))
    }
}
