import ArgumentParser
import Foundation
import Handset
import HandsetCommand
import HandsetGateway

/// The place that `handset send` sends to.
enum SendDestination {
    /// The gateway of a running `listen`, by the variables that it gives to senders.
    case gateway(SendingAddress, [String: String])
    /// The page of `phone` or of `listen`.
    case page(ShowingPage)

    /// Finds what runs: a `listen` with its state directory, otherwise a page.
    ///
    /// Throws the exit code if nothing runs.
    static func find(
        _ options: DestinationOptions, _ environment: [String: String], _ streams: StandardStreams
    ) throws -> SendDestination {
        if let page = options.page { return .page(try checked(page, streams)) }
        if let folder = options.stateDirectory {
            let directory = ServiceOptions.absolutePath(folder)
            if let found = try gateway(in: directory, streams) { return found }
            try streams.report(
                "\(SourceExcerpt.shown(directory)): error: no gateway runs here; start handset listen with this "
                    + "--state-directory first")
            throw ExitCode(69)
        }
        // Those of --exec, or of --print-environment in this shell.
        if let found = gateway(of: environment) { return found }
        let directory = GatewayIdentity.defaultDirectory(environment: environment)
        if let directory, let found = try gateway(in: directory, streams) { return found }
        let address = environment["HANDSET_PAGE"] ?? "http://127.0.0.1:2198"
        let page = try ShowingPage(address)
        if (try? page.check()) != nil { return .page(page) }
        let folder = directory.map { " with the state directory \(SourceExcerpt.shown($0))" } ?? ""
        try streams.report(
            "handset: error: no listen runs\(folder), and no page of handset phone answers at "
                + "\(SourceExcerpt.shown(page.address)); start handset listen, or give the --state-directory of "
                + "the one that runs, or the --page")
        throw ExitCode(69)
    }

    private static func checked(
        _ page: ShowingPage, _ streams: StandardStreams
    ) throws -> ShowingPage {
        do throws(ShowingPage.Refusal) {
            try page.check()
            return page
        } catch {
            try streams.report("handset: error: \(error)")
            throw ExitCode(69)
        }
    }

    private static func gateway(
        in directory: String, _ streams: StandardStreams
    ) throws -> SendDestination? {
        guard let variables = try ReadyFile.variables(ofGatewayIn: directory, streams) else {
            return nil
        }
        return gateway(Dictionary(variables.map { ($0.name, $0.value) }) { first, _ in first })
    }

    /// Returns the gateway that variables of the environment name, if it is one of this machine.
    private static func gateway(of environment: [String: String]) -> SendDestination? {
        guard let host = environment["APNS_HOST"], LoopbackAddress.contains(host) else {
            return nil
        }
        return gateway(environment)
    }

    private static func gateway(_ variables: [String: String]) -> SendDestination? {
        guard let host = variables["APNS_HOST"], let url = variables["APNS_URL"],
            let port = variables["APNS_PORT"].flatMap(Int.init)
        else { return nil }
        var address = SendingAddress(host: host, port: port, isSecure: url.hasPrefix("https:"))
        address.authority = variables["APNS_CA_FILE"]
        return .gateway(address, variables)
    }
}
