import Foundation
import HandsetTestSupport
import Testing

/// `handset receive --handler exec:PROGRAM`.
@Suite(.timeLimit(.minutes(30))) struct ProgramHandlerCommandTests {
    private let input = #"{"aps":{"session":"$(id); 1"}}"#
    private let url = #"http://URLHERE.cloudapp.net/Session/Lookup?session="$(id); 1""#

    @Test("The program gets the URL as its argument, without a shell, and prints to standard error")
    func argument() throws {
        let result = try CommandResult.handset(
            "receive", "--handler", "exec:echo", "--format", "url", input: input)
        #expect(result.output == url + "\n")
        #expect(result.errors == url + "\n")
        #expect(result.status == 0)
    }

    @Test("The program gets the json record of the route on its standard input")
    func record() throws {
        let result = try CommandResult.bash(
            """
            program=$(mktemp) && printf '#!/bin/sh\\nexec cat\\n' > $program && chmod +x $program
            echo '{"aps":{"session":"1"}}' | handset receive --handler exec:$program > /dev/null
            rm $program
            """)
        #expect(
            result.errors == #"""
                {"source":"stdin","number":1,"line":1,"bytes":23,"routes":[{"key":"aps","rule":"app","session":"1","range":{"location":16,"length":1},"url":"http://URLHERE.cloudapp.net/Session/Lookup?session=1","javascript":"handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=1\");","match":{"location":6,"length":12}}]}

                """#)
    }

    @Test("A program that fails is status 1, and the payloads after it are handled")
    func failure() throws {
        let result = try CommandResult.handset(
            "receive", "--handler", "exec:false", "--format", "session",
            input: #"{"aps":{"session":"1"}} {"aps":{"session":"2"}}"#)
        #expect(result.output == "1\n2\n")
        #expect(
            result.errors == """
                stdin:1: error: the session of aps was not handled: false ended with status 1
                stdin:1: error: the session of aps was not handled: false ended with status 1

                """)
        #expect(result.status == 1)
    }

    @Test("A program that is not there is said to be missing")
    func missing() throws {
        let result = try CommandResult.handset(
            "receive", "--handler", "exec:no-such-program", input: #"{"aps":{"session":"1"}}"#)
        #expect(
            result.errors.contains("no-such-program cannot be started: No such file or directory"))
        #expect(result.status == 1)
    }

    @Test("A program that hangs is killed with its children, and the next payload is handled")
    func hanging() throws {
        let result = try CommandResult.bash(
            """
            folder=$(mktemp -d)
            printf '#!/bin/sh\\nsleep 3600 &\\necho $$ $! >> %s/numbers\\nwait\\n' $folder \\
                > $folder/program
            chmod +x $folder/program
            echo '{"aps":{"session":"1"}} {"aps":{"session":"2"}}' \\
                | handset receive --handler exec:$folder/program --time-limit 1 --format json
            # The numbers are those of the programs and of what they have started.
            for attempt in $(seq 100); do
                kill -0 $(cat $folder/numbers) 2> /dev/null || break
                sleep 0.05
            done
            kill -0 $(cat $folder/numbers) 2> /dev/null || echo "$(wc -l < $folder/numbers) ended"
            rm -r $folder
            """)
        #expect(result.output.components(separatedBy: #""status":"timed-out""#).count == 3)
        #expect(result.output.hasSuffix("2 ended\n"))
        #expect(result.errors.contains("it did not end within 1.0 seconds"))
    }

    @Test("A program's failure is seen though the caller ignores its children's ends")
    func ignoredChildren() throws {
        let result = try CommandResult.bash(
            """
            trap '' CHLD
            echo '{"aps":{"session":"1"}}' | handset receive --handler exec:false
            """)
        #expect(result.errors.contains("false ended with status 1"))
        #expect(result.status == 1)
    }
}
