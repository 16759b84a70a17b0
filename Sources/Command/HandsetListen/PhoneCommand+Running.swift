import ArgumentParser
import Handset
import HandsetBuild
import HandsetCommand

/// `handset phone`: a phone with a page, for payloads of files and payloads that are pasted into the page.
extension PhoneCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "handset phone",
        abstract: ListenProgram.phoneAbstract,
        discussion: """
            The page shows the phone, and what became of each payload. It is ready when it has written the line \
            "ready page=…" to standard error. The payloads of the sources arrive at the phone one after another, \
            and each is printed as handset receive prints it. What somebody does on the page is printed too.

            With --package, the phone has the app of that package: its own code runs, and is built again when one of its \
            files is saved.

            SIGINT or SIGTERM stops it.
            """,
        version: BuildFacts.text(
            program: ListenProgram.name, target: "HandsetListen",
            libraries: ["jansson \(BuildFacts.jansson)", "nghttp2 \(NGHTTP2.version)"]),
        helpNames: .long)

    func validate() throws {
        try app.validate(beside: input)
        try packageOptions.validate(beside: rules, device)
        try packageOptions.kind.check(answers.demands)
        try page.access.validate()
        if let www = appOptions.app.webFolder {
            try WrittenFiles(["--refused": input.refused]).check(wholeFolder: www)
        }
    }

    func run() async throws {
        try await CommandRun(
            input.messages, maximumMemory: limits[.memory]
        ) { streams, verdict in
            try await PhoneRunning(command: self, streams: streams).run(&verdict)
        }.run()
    }
}
