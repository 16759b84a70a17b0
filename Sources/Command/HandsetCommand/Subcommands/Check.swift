import ArgumentParser

/// `handset check`: another name of `handset lint`.
enum Check: LintName {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check payloads by what Apple's documentation says: typing errors, types, sizes.",
        discussion: """
            The same as handset lint: it checks payloads, whatever the app is. handset app check is for the Swift \
            files of an app: it says which of them a test on Linux can have. Exit status: 0 no errors; 1 an error, or \
            with --fail-on a finding of that severity; 2 some input was rejected.
            """)
}
