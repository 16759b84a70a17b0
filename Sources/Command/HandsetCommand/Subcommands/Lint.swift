import ArgumentParser

/// `handset lint`: checks payloads by what Apple's documentation says.
enum Lint: LintName {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check payloads by what Apple's documentation says, whatever the app.",
        discussion: """
            Checks keys, types, values, sizes and combinations of keys. Each finding has its place, \
            its name and advice. The headers of a capture of listen --record, in the .headers file \
            beside the payload, are checked with it. Reports are text, one JSON record for each \
            payload, SARIF 2.1.0, commands of GitHub's workflows, a page of HTML, or JUnit's XML. Exit status: 0 no errors; 1 an \
            error, or with --fail-on a finding of that severity; 2 some input was rejected. With --app, the \
            state of a Live Activity is held to the types in the app's sources, as the phone decodes it.
            """)
}
