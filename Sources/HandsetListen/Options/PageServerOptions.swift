import ArgumentParser
import Handset
import HandsetCommand
import HandsetPage

/// The options for the server of the page and of its API, besides its port.
struct PageServerOptions: ParsableArguments {
    static let defaultPort: UInt16 = 2198
    private static let smallestTokenLength = 16

    @Option(
        help: ArgumentHelp(
            "Address of the page and its API; other machines can connect only if you change it, which needs "
                + "--page-token.", valueName: "address"),
        completion: .values(["127.0.0.1", "localhost", "::1", "0.0.0.0", "::"]))
    var pageHost = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "Answer only requests with this token: Authorization: Bearer TOKEN, or /?token=TOKEN in a browser. At least 16 characters.",
            valueName: "token"))
    var pageToken: String?

    @Option(
        name: .customLong("www"),
        help: ArgumentHelp(
            "Folder with the app's page, index.html, in which the statements are evaluated. (default: a page "
                + "that shows the session)", valueName: "folder"),
        completion: .directory)
    var www: String?

    @Option(
        help: ArgumentHelp(
            "Hold at most this many bytes of requests, answers and events that clients of the API have not sent or read to the end; others are refused.",
            valueName: "bytes"))
    var maximumPageBytes = PageConfiguration.defaultByteLimit

    func validate() throws {
        try KeptLimit.check(maximumPageBytes, of: "--maximum-page-bytes")
        if pageHost.isEmpty { throw ValidationError("--page-host is empty; give an address.") }
        if let pageToken {
            guard pageToken.utf8.count >= Self.smallestTokenLength,
                pageToken.utf8.allSatisfy({ (0x21...0x7e).contains($0) })
            else {
                throw ValidationError(
                    "--page-token has fewer than \(Self.smallestTokenLength) characters, or others than "
                        + "letters, digits and signs of ASCII; give for example 32 hex digits.")
            }
        } else if !LoopbackAddress.contains(pageHost) {
            throw ValidationError(
                "--page-host \(pageHost) can be reached from other machines; give --page-token too."
            )
        }
        if let www { try Self.check(folder: www) }
    }

    /// Checks that there is a page in a folder.
    private static func check(folder: String) throws(ValidationError) {
        let page = "\(folder)/index.html"
        do throws(FileBytes.Failure) {
            _ = try FileBytes.read(page)
        } catch {
            throw ValidationError(
                "--www: \(SourceExcerpt.shown(page)) cannot be read: \(error); give a folder with an "
                    + "index.html.")
        }
    }

    /// Returns the settings of the server; port 0 takes any that is free.
    func configuration(port: UInt16) -> PageConfiguration {
        var configuration = PageConfiguration()
        configuration.host = pageHost
        configuration.port = Int(port)
        configuration.token = pageToken
        configuration.byteLimit = maximumPageBytes
        configuration.appFolder = www
        configuration.isPublic = !LoopbackAddress.contains(pageHost)
        return configuration
    }

    /// The name of the first option that is given; `nil` if none is.
    var given: String? {
        let options = [
            ("--page-host", pageHost != "127.0.0.1"),
            ("--page-token", pageToken != nil), ("--www", www != nil),
            (
                "--maximum-page-bytes",
                maximumPageBytes != PageConfiguration.defaultByteLimit
            ),
        ]
        return options.first(where: \.1)?.0
    }
}
