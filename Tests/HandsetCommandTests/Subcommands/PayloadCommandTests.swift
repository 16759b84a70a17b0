import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset payload`.
@Suite(.waitsForPrograms) struct PayloadCommandTests {
    @Test("A payload is a line of compact JSON")
    func line() throws {
        let empty = try CommandResult.handset("payload")
        #expect(empty.output == "{\"aps\":{}}\n" && empty.errors == "" && empty.status == 0)
        let role = try CommandResult.handset("payload", "--message", "SESSION:text")
        let sample = try Repository.bytes(of: "samples/payloads/azure-worker-role.json")
        #expect(role.output == String(decoding: sample, as: UTF8.self))
    }

    @Test("Keys of aps come first in their own order, then what is set, then the padding")
    func order() throws {
        let result = try CommandResult.handset(
            "payload", "--bytes", "123", "--set", "b=1", "--set", "a.c=[1, 2]", "--sound",
            "default",
            "--set", "aps.badge=7", "--badge", "-1", "--session", "2", "--alert", "hi \"😀\"\n",
            "--message", "1:x")
        #expect(
            result.output == #"""
                {"aps":{"alert":"hi \"😀\"\nxxxxxxxxxxxxxxxxxxxxxxxxxx",\#
                "session":"2","badge":7,"sound":"default"},"b":1,"a":{"c":[1,2]}}

                """#)
        #expect(result.output.utf8.count == 124)
        #expect(result.errors == "" && result.status == 0)
    }

    @Test("A title and a body make the alert, in the place of its text")
    func titleAndBody() throws {
        let both = try CommandResult.handset(
            "payload", "--body", "b\"", "--title", "a", "--session", "1")
        #expect(
            both.output
                == #"{"aps":{"alert":{"title":"a","body":"b\""},"session":"1"}}"# + "\n")
        let title = try CommandResult.handset("payload", "--title", "a", "--message", "7:x")
        #expect(
            title.output == #"{"aps":{"alert":{"title":"a"},"session":"7","badge":1}}"# + "\n")
        let alert = try CommandResult.handset("payload", "--title", "a", "--alert", "b")
        #expect(alert.errors.hasPrefix("Error: --alert cannot be used with --title or --body; "))
        #expect(alert.status == 64)
    }

    @Test("What is made can be received")
    func receive() throws {
        let result = try CommandResult.line(
            """
            handset payload --message 1234:hello --bytes 4096 | handset receive --limit bytes=4096
            handset payload --alert 'session = 9; look' --session 42 --set name='"a b"' \
                | handset receive --format session
            handset payload --message 1:hello --bytes 4097 | handset receive --limit bytes=4096
            """)
        #expect(
            result.output == """
                handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=1234");
                9; look";
                    session = 42

                """)
        #expect(
            result.errors.hasPrefix(
                "stdin:1:1: error: found more than 4096 bytes in this payload; "))
        #expect(result.status == 2)
    }

    @Test(
        "Wrong usage is status 64, prints nothing, and says what is right",
        arguments: [
            ("--set aps", "\"aps\" has no value; give KEY.PATH=JSON"),
            ("--set aps..a=1", "a key is empty in the path \"aps..a\""),
            ("--alert a --set aps.alert.body=1", "\"aps.alert\" is not a dictionary"),
            ("--set name=hello", "--set name='\"hello\"'\nhello\n^\n"),
            ("--set 'a={\"b\":}'", "\"a\", line 1, byte 6: found } instead of a value"),
            ("--bytes 22", "give 10, 23 or more, or an alert"),
            ("--bytes 9", "give 10 or more"),
            ("--bytes many", "--bytes"),
            ("--badge one", "--badge"),
        ])
    func usage(arguments: String, message: String) throws {
        let result = try CommandResult.line("handset payload \(arguments)")
        #expect(result.output == "" && result.status == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(result.errors.contains("Usage: handset payload "))
    }

    @Test("The advice on a bare word is a command line that works")
    func advice() throws {
        let wrong = try CommandResult.handset("payload", "--set", "a'b=it's \"1\"")
        let options = try #require(
            wrong.errors.split(separator: "\n").first?.split(separator: ": ").last)
        let right = try CommandResult.line("handset payload \(options)")
        #expect(right.output == #"{"aps":{},"a'b":"it's \"1\""}"# + "\n")
    }
}
