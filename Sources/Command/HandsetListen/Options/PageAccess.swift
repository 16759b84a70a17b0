import ArgumentParser
import Foundation
import Handset
import HandsetPage

/// Who may use the page and its API, and from where.
struct PageAccess {
    /// The variable of the environment with the token that clients need.
    ///
    /// Other users of the machine could read an argument.
    static let tokenVariable = "HANDSET_PAGE_TOKEN"
    private static let smallestTokenLength = 16

    let host: String
    /// `nil` if clients need none.
    let token: String?

    init(
        host: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.host = host
        token = environment[Self.tokenVariable].flatMap { $0.isEmpty ? nil : $0 }
    }

    func validate() throws(ValidationError) {
        if let token {
            guard token.utf8.count >= Self.smallestTokenLength,
                token.utf8.allSatisfy({ (0x21...0x7e).contains($0) })
            else {
                throw ValidationError(
                    "\(Self.tokenVariable) has fewer than \(Self.smallestTokenLength) characters, or others "
                        + "than letters, digits and signs of ASCII; give for example 32 hex digits."
                )
            }
        } else if !LoopbackAddress.contains(host) {
            throw ValidationError(
                "The page at \(SourceExcerpt.shown(host)) can be reached from other machines; set "
                    + "\(Self.tokenVariable) to a token of at least \(Self.smallestTokenLength) characters, "
                    + "which its clients need.")
        }
    }

    /// Returns the settings of the server; port 0 takes any that is free.
    ///
    /// `appFolder` is the folder of the app's own page, and `byteLimit` the largest number of bytes of requests,
    /// answers and events that are held. A request has to come whole within `requestTime`.
    func configuration(
        port: Int, appFolder: String?, byteLimit: Int, requestTime: Duration
    ) -> PageConfiguration {
        var configuration = PageConfiguration()
        configuration.host = host
        configuration.port = port
        configuration.token = token
        configuration.byteLimit = byteLimit
        configuration.requestTime = requestTime
        configuration.appFolder = appFolder
        configuration.isPublic = !LoopbackAddress.contains(host)
        return configuration
    }
}
