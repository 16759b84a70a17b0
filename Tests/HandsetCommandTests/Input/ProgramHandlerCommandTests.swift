import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset receive --handler exec:PROGRAM`.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ProgramHandlerCommandTests {
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
        let result = try CommandResult.line(
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

    @Test(
        "A program that cannot be started is found out before the first call is printed: status 69",
        arguments: Sweep.every(
            3,
            of: [
                ("no-such-program", "No such file or directory"),
                ("./no-such-program", "No such file or directory"),
                ("./plain", "Permission denied"), ("./folder", "Is a directory"),
            ]))
    func missing(program: String, reason: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("#!/bin/sh\n", to: "plain")
        let rule = #"{"name":"%","keyPath":"aps.session","lookupURL":"%@"%%}"#
        let other = rule.replacing("%%", with: "").replacing("\"%\"", with: "\"other\"")
        let named = rule.replacing("%%", with: #","handler":"exec:\#(program)""#)
            .replacing("\"%\"", with: "\"mine\"")
        try folder.write(#"{"rules":[\#(other),\#(named)]}"#, to: "named.json")
        try folder.write(#"{"rules":[\#(named)]}"#, to: "only.json")
        func run(_ options: String) throws -> CommandResult {
            try CommandResult.line(
                """
                cd '\(folder.path)' && mkdir -p folder
                echo '\(input)' | handset receive --format session --allow-outside \(options)
                """)
        }
        let advice = "; give the path of a program that may be executed, or its name in PATH\n"
        for (options, place) in [
            ("--handler exec:\(program)", "--handler"),
            ("--rules named.json", #"the handler of the rule "mine""#),
            ("--rules only.json --handler exec:true", #"the handler of the rule "mine""#),
        ] {
            let result = try run(options)
            #expect(
                result.errors
                    == "handset: error: \(place): \(program) cannot be started: \(reason)\(advice)")
            #expect(result.output == "" && result.status == 69)
        }
    }

    @Test("A default handler that no rule needs may be missing")
    func unneeded() throws {
        let folder = try TemporaryFolder()
        let rules = try folder.write(
            #"{"rules":[{"name":"a","keyPath":"aps.session","lookupURL":"%@","handler":"lookup"}]}"#,
            to: "rules.json")
        let result = try CommandResult.handset(
            "receive", "--rules", rules, "--handler", "exec:no-such-program", input: input)
        #expect(result.errors == "" && result.status == 0)
    }

    @Test("A program that goes away later fails its sessions, and no others")
    func vanishing() throws {
        let folder = try TemporaryFolder()
        let result = try CommandResult.line(
            #"""
            cd '\#(folder.path)' && printf '#!/bin/sh\nrm program\n' > program && chmod +x program
            echo '{"aps":{"session":"1"}} {"aps":{"session":"2"}}' \
                | handset receive --handler exec:./program --format session
            """#)
        #expect(result.output == "1\n2\n")
        #expect(
            result.errors == """
                stdin:1: error: the session of aps was not handled: ./program cannot be started: No such file or directory

                """)
        #expect(result.status == 1)
    }

    @Test(
        "A session that begins with a dash is not an option of the program",
        arguments: [("--version", "[--][--version]"), ("-", "[--][-]"), ("a-b", "[a-b]")])
    func dash(session: String, arguments: String) throws {
        let folder = try TemporaryFolder()
        let result = try CommandResult.line(
            #"""
            cd \#(folder.path) && printf '#!/bin/sh\nprintf "[%%s]" "$@"' > show && chmod +x show
            echo '{"u":"session = \#(session);"}' \
                | handset receive --lookup-url '%@' --handler exec:./show --format session
            """#)
        #expect(result.errors == arguments)
        #expect(result.output == session + "\n")
    }

    @Test(
        "An empty element of PATH is not the current folder",
        arguments: [":/usr/bin", "/usr/bin:", "/usr/bin::/bin", "", ":"])
    func emptyElement(path: String) throws {
        let folder = try TemporaryFolder()
        let result = try CommandResult.line(
            #"""
            cd \#(folder.path) && printf '#!/bin/sh\necho planted' > planted && chmod +x planted
            handset=$(command -v handset)
            echo '{"aps":{"session":"1"}}' | PATH=\#(path) $handset receive --handler exec:planted
            """#)
        #expect(
            result.errors.contains("planted cannot be started: No such file or directory"))
        #expect(result.output == "" && result.status == 69)
    }

    @Test("Other elements of PATH are searched in their order, for a program that may be executed")
    func searchPath() throws {
        let folder = try TemporaryFolder()
        let result = try CommandResult.line(
            #"""
            cd \#(folder.path) && mkdir a b c c/show
            for name in a b; do printf "#!/bin/sh\necho $name" > $name/show; done
            chmod +x b/show
            handset=$(command -v handset)
            run() { echo '{"aps":{"session":"1"}}' | $handset receive --handler exec:show; }
            PATH=none:c:a:b run; PATH=a:c run; PATH=b:a run
            """#)
        #expect(
            result.errors == """
                b
                handset: error: --handler: show cannot be started: Permission denied; give the path of a program that may be executed, or its name in PATH
                b

                """)
    }

    @Test("Without PATH, the system's own folders are searched")
    func noPath() throws {
        let result = try CommandResult.line(
            """
            handset=$(command -v handset)
            echo '{"aps":{"session":"1"}}' \
                | env -u PATH $handset receive --handler exec:true --format session
            """)
        #expect(result.output == "1\n")
        #expect(result.status == 0)
    }

    @Test("A program that hangs is killed with its children, and the next payload is handled")
    func hanging() throws {
        let result = try CommandResult.line(
            """
            folder=$(mktemp -d)
            printf '#!/bin/sh\\nsleep 3600 &\\necho $$ $! >> %s/numbers\\nwait\\n' $folder \\
                > $folder/program
            chmod +x $folder/program
            echo '{"aps":{"session":"1"}} {"aps":{"session":"2"}}' \\
                | handset receive --handler exec:$folder/program --limit program-time=1 --format json
            # The numbers are those of the programs and of what they have started.
            for attempt in $(seq 100); do
                kill -0 $(cat $folder/numbers) 2> /dev/null || break
                sleep 0.1
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
        let result = try CommandResult.line(
            """
            trap '' CHLD
            echo '{"aps":{"session":"1"}}' | handset receive --handler exec:false
            """)
        #expect(result.errors.contains("false ended with status 1"))
        #expect(result.status == 1)
    }
}
