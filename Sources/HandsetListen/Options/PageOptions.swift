import ArgumentParser
import HandsetCommand
import HandsetPage

/// The options for the page of `handset listen`.
struct PageOptions: ParsableArguments {
    @Flag(
        help:
            "Serve a page with the phone, and an API for tests: lists of what has come, waiting for it, and events. Its address is in the line ready."
    )
    var page = false

    @Option(
        help: ArgumentHelp(
            "Port of the page and its API; 0 selects a free one. (default: 2198, or a free one with --exec)",
            valueName: "number"))
    var pagePort: UInt16?

    @OptionGroup var server: PageServerOptions

    @Option(
        help: ArgumentHelp(
            "Keep the newest notifications for the API, at most this many.", valueName: "count"))
    var keep = NotificationStore.defaultCountLimit

    @Option(help: KeptLimit.helpOfBytes)
    var maximumKeptBytes = NotificationStore.defaultByteLimit

    func validate() throws {
        try KeptLimit.check(keep, of: "--keep")
        try KeptLimit.check(maximumKeptBytes, of: "--maximum-kept-bytes")
        let name = pagePort == nil ? server.given : "--page-port"
        if !page, let name {
            throw ValidationError("\(name) is for the page; give --page too.")
        }
    }

    /// `hasProgram` is true if the gateway runs for a program.
    func configuration(hasProgram: Bool) -> PageConfiguration {
        server.configuration(port: pagePort ?? (hasProgram ? 0 : PageServerOptions.defaultPort))
    }

    /// The notifications that are kept; `nil` without `--page`.
    func makeStore() -> NotificationStore? {
        page ? NotificationStore(countLimit: keep, byteLimit: maximumKeptBytes) : nil
    }
}
