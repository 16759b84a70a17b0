import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The completions work in the shells that they are for.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct CompletionTests {
    /// A shell that completes in a terminal.
    enum Shell: String, CaseIterable {
        case bash, zsh

        var program: NeededProgram { self == .bash ? NeededProgram("bash") : .zsh }

        /// The command that starts it without the user's files.
        var command: String {
            self == .bash ? "bash --norc --noprofile -i" : "zsh -f -i"
        }
    }

    /// Types lines in a shell, each with a tab and a newline after it.
    ///
    /// - Returns: The arguments that the shell then gives to `handset` and to `handset-listen`.
    private static func complete(_ lines: [String], in shell: Shell) throws -> [String] {
        let folder = try TemporaryFolder()
        let name = shell == .zsh ? "_" : ""
        for program in ["handset", "handset-listen"] {
            let script = try CommandResult.line(
                "\(program) --generate-completion-script \(shell.rawValue)")
            #expect(script.errors == "")
            try folder.write(script.output, to: name + program)
        }
        let load =
            shell == .bash
            ? "source '\(folder.path)/handset'; source '\(folder.path)/handset-listen'"
            : "fpath=('\(folder.path)' $fpath); autoload -Uz compinit; compinit -u -D"
        let printed = "{ printf '<%s>' \"$@\"; echo; } >> '\(folder.path)/typed'"
        try folder.write(
            ([load, "handset() \(printed)", "handset-listen() \(printed)"]
                + lines.map { "\($0)\t" } + ["exit", ""]).joined(separator: "\n"), to: "keys")
        let result = try CommandResult.line(
            """
            HISTFILE= timeout 1200 script -qec '\(shell.command)' /dev/null < '\(folder.path)/keys' \
                > '\(folder.path)/screen' 2>&1; cat '\(folder.path)/typed'
            """)
        return result.output.split(separator: "\n").map(String.init)
    }

    /// A line that is typed before the tab, and the arguments after it.
    private static let cases = Sweep.every(5, of: allCases)

    private static let allCases = [
        ("handset rec", "<receive>"),
        ("handset receive --ru", "<receive><--rules>"),
        (
            "handset receive samples/payloads/azure-worker-role.json.c",
            "<receive><samples/payloads/azure-worker-role.json.calls.txt>"
        ),
        (
            "handset receive --rules samples/rules/h",
            "<receive><--rules><samples/rules/hardened.json>"
        ),
        ("handset test samples/suites/sto", "<test><samples/suites/story.json>"),
        ("handset test --output samples/READ", "<test><--output><samples/README.md>"),
        ("handset receive --app-state susp", "<receive><--app-state><suspended>"),
        ("handset receive --action te", "<receive><--action><text:>"),
        (
            "handset receive --device delegates=user-n",
            "<receive><--device><delegates=user-notifications>"
        ),
        ("handset explain --fail-on warn", "<explain><--fail-on><warning>"),
        ("handset matrix --ios 2", "<matrix><--ios><26>"),
        (
            "handset matrix --device assume.foreground-order=p",
            "<matrix><--device><assume.foreground-order=present-first>"
        ),
        ("handset matrix --only rou", "<matrix><--only><routed>"),
        ("handset diff --to-ios 2", "<diff><--to-ios><26>"),
        ("handset matrix --only routed,wa", "<matrix><--only><routed,waiting>"),
        ("handset matrix --ios 9,10,2", "<matrix><--ios><9,10,26>"),
        (
            "handset receive --device delegates=legacy,fe",
            "<receive><--device><delegates=legacy,fetch>"
        ),
        (
            "handset listen --device permission=alert,ba",
            "<listen><--device><permission=alert,badge>"
        ),
        ("handset help mat", "<help><matrix>"),
        ("handset receive -f jav", "<receive><-f><javascript>"),
        ("handset test --color alw", "<test><--color><always>"),
        ("handset token --answer status:12", "<token><--answer><status:128>"),
        ("handset listen --port http", "<listen><--port><http2=>"),
        ("handset receive --limit pat", "<receive><--limit><pattern-length=>"),
        ("handset listen --environment prod", "<listen><--environment><production>"),
        ("handset send --push-type backg", "<send><--push-type><background>"),
        ("handset listen --fail-next PayloadE", "<listen><--fail-next><PayloadEmpty>"),
        (
            "handset listen --expect samples/suites/sto",
            "<listen><--expect><samples/suites/story.json>"
        ),
        ("handset-listen --environment prod", "<--environment><production>"),
        ("handset-listen --print", "<--print-environment>"),
    ]

    @Test(
        "A shell completes subcommands, options, files and values, for listen too",
        arguments: Sweep.every(3, of: Shell.allCases))
    func terminal(shell: Shell) throws {
        try shell.program.require()
        let completed = try Self.complete(Self.cases.map(\.0), in: shell)
        #expect(completed == Self.cases.map(\.1))
    }

    /// Names of files that a shell would act on, each with another first letter.
    private static let hostileNames = [
        "a$(touch PWNED)", "b`touch PWNED`", "c;touch PWNED;", "d'\"x y", "g\u{1B}]0;x\u{7}",
        "h*?[x]", "i & touch PWNED &", "j|touch PWNED", "k>PWNED", "l$HOME{a,b}~", "m\\n",
        "n\ttab", "o!!", "p#x", "q(touch PWNED)", "r %s%n", "s!?exit?",
    ]

    @Test(
        "A shell completes hostile names of files as they are",
        arguments: Sweep.every(2, of: Shell.allCases))
    func hostileFiles(shell: Shell) throws {
        try shell.program.require()
        let folder = try TemporaryFolder()
        for name in Self.hostileNames + ["e\nf"] { try folder.write("{}", to: name) }
        let completed = try Self.complete(
            ["cd '\(folder.path)'", "handset receive e"]
                + Self.hostileNames.map { "handset receive \($0.prefix(1))" }, in: shell)
        let names = completed.drop { !$0.hasPrefix("<receive><a") }
        #expect(Array(names) == Self.hostileNames.map { "<receive><\($0)>" })
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/PWNED"))
    }

    @Test("bash completes words that it breaks at = and :")
    func brokenWords() throws {
        let cases = [
            (
                "handset receive --rules=samples/rules/h",
                "<receive><--rules=samples/rules/hardened.json>"
            ),
            (
                "handset receive --device=assume.foreground-order=p",
                "<receive><--device=assume.foreground-order=present-first>"
            ),
            (
                "handset listen --fail-next=delay:5 --fail-next=status:12",
                "<listen><--fail-next=delay:5><--fail-next=status:128>"
            ),
            (
                "handset receive --log=al samples/payloads/azure-worker-role.json.c",
                "<receive><--log=al><samples/payloads/azure-worker-role.json.calls.txt>"
            ),
        ]
        #expect(try Self.complete(cases.map(\.0), in: .bash) == cases.map(\.1))
    }

    @Test(
        "Only rule files are completed where one is read, and folders are for a folder", .exhaustive
    )
    func kinds() throws {
        let cases = [
            ("handset receive --rules samples/captures/", "<receive><--rules><samples/captures/>"),
            (
                "handset listen --state-directory samples/READ",
                "<listen><--state-directory><samples/READ>"
            ),
            ("handset listen --record samples/cap", "<listen><--record><samples/captures/>"),
        ]
        #expect(try Self.complete(cases.map(\.0), in: .bash) == cases.map(\.1))
    }

    @Test(
        "fish completes subcommands, options, files and values, for listen too",
        .needs(.fish), .exhaustive)
    func fish() throws {
        let folder = try TemporaryFolder()
        for program in ["handset", "handset-listen"] {
            try folder.write(
                try CommandResult.line("\(program) --generate-completion-script fish").output,
                to: "\(program).fish")
        }
        let lines = Self.cases.map { #"complete -C "\#($0.0)"; echo end"# }
        let result = try CommandResult.line(
            """
            XDG_CONFIG_HOME='\(folder.path)' fish --no-config -c '
                source \(folder.path)/handset.fish; source \(folder.path)/handset-listen.fish
                \(lines.joined(separator: "\n"))' | cut -f 1
            """)
        let answers = result.output.components(separatedBy: "end\n")
        for ((typed, arguments), answer) in zip(Self.cases, answers) {
            let last = try #require(
                arguments.split(separator: "<").last?.dropLast())
            // fish also looks for words that contain the letters.
            #expect(answer.split(separator: "\n").first == last, "\(typed)")
        }
        #expect(answers.count == Self.cases.count + 1)
    }

    @Test(
        "Each value that is a file or a folder has a completion",
        arguments: try Sweep.every(7, of: CommandHelp.of(nil).subcommands.map(\.commandName)))
    func files(subcommand: String) throws {
        let names: Set = ["file", "folder", "source", "suite"]
        for argument in try CommandHelp.of(subcommand).arguments where argument.kind != "flag" {
            guard let name = argument.valueName, names.contains(name) else { continue }
            let kind = argument.completionKind?.keys.first
            #expect(
                kind == (name == "folder" ? "directory" : "file"),
                "\(subcommand) \(argument.names?.first?.name ?? name)")
        }
    }

    @Test("Another shell is wrong usage")
    func otherShell() throws {
        let result = try CommandResult.handset("--generate-completion-script", "tcsh")
        #expect(result.status == 64)
        #expect(result.output == "")
        #expect(result.errors.contains("'tcsh'"))
    }
}
