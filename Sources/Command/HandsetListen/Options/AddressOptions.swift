import ArgumentParser
import HandsetCommand

/// The options for the addresses of the gateway and of its page.
struct AddressOptions: ParsableArguments {
    static let loopback = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "Address to listen on, and page=ADDRESS for that of the page; other machines can connect only if "
                + "you change it. (default: \(AddressOptions.loopback))", valueName: "address"),
        completion: .values([loopback, "localhost", "::1", "0.0.0.0", "::", "page="]),
        transform: HostOption.init)
    var host: [HostOption] = []

    @Option(
        help: ArgumentHelp(
            "Port of a service: http2, binary, feedback, page or fcm. 0 selects a free one; 0 without a name does so "
                + "for all. (default: http2=2197, binary=2195, feedback=2196, page=2198, fcm=2199; free "
                + "ones with --exec)", valueName: "service=number"),
        completion: .values(PortOption.Service.allCases.map { "\($0.rawValue)=" } + ["0"]),
        transform: PortOption.init)
    var port: [PortOption] = []

    var ofGateway: String { host.last { !$0.isOfPage }?.address ?? Self.loopback }

    var ofPage: String { host.last(where: \.isOfPage)?.address ?? Self.loopback }

    /// True if an option is for the page alone.
    var namesPage: Bool {
        host.contains(where: \.isOfPage) || port.contains { $0.service == .page }
    }

    /// Returns the port of a service; any that is free if the gateway runs for a program.
    func number(of service: PortOption.Service, hasProgram: Bool) -> Int {
        let given = port.last { $0.service == service || $0.service == nil }
        return given.map { Int($0.number) } ?? (hasProgram ? 0 : Int(service.standardNumber))
    }
}
