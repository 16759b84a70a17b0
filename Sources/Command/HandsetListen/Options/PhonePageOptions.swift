import ArgumentParser
import HandsetCommand

/// The options for the address of the page of `handset phone`.
struct PhonePageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Address of the page and its API; other machines can connect only if you change it.",
            valueName: "address"),
        completion: .values(["127.0.0.1", "localhost", "::1", "0.0.0.0", "::"]),
        transform: HostOption.init)
    var host: [HostOption] = []

    @Option(
        help: ArgumentHelp(
            "Port of the page and its API; 0 selects a free one.",
            valueName: "number"))
    var port = PortOption.Service.page.standardNumber

    var access: PageAccess { PageAccess(host: host.last?.address ?? AddressOptions.loopback) }
}
