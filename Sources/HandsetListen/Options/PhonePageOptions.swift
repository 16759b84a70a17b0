import ArgumentParser
import HandsetCommand
import HandsetPage

/// The options for the page of `handset phone`.
struct PhonePageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Port of the page and its API; 0 selects a free one.", valueName: "number"))
    var pagePort = PageServerOptions.defaultPort

    @OptionGroup var server: PageServerOptions

    // Not --keep, which is an option for sources.
    @Option(
        help: ArgumentHelp(
            "Keep the newest notifications, at most this many.", valueName: "count"))
    var pageKeep = NotificationStore.defaultCountLimit

    @Option(help: KeptLimit.helpOfBytes)
    var maximumKeptBytes = NotificationStore.defaultByteLimit

    func validate() throws {
        try KeptLimit.check(pageKeep, of: "--page-keep")
        try KeptLimit.check(maximumKeptBytes, of: "--maximum-kept-bytes")
    }

    var configuration: PageConfiguration { server.configuration(port: pagePort) }

    func makeStore() -> NotificationStore {
        NotificationStore(countLimit: pageKeep, byteLimit: maximumKeptBytes)
    }
}
