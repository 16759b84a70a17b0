import ArgumentParser

/// Something of a machine that a part of Handset needs.
enum DoctorItem: String, NamedChoice, Sendable {
    case listen, browser, swift, git, curl, jq
    case stateDirectory = "state-directory"
    case certificates
    case portHTTP2 = "port-http2"
    case portBinary = "port-binary"
    case portFeedback = "port-feedback"
    case portPage = "port-page"
    case portFCM = "port-fcm"

    /// The use of it, in a few words.
    var purpose: String {
        switch self {
        case .listen: "handset listen, phone and send"
        case .browser: "pages of an app's web view: --www, and the pages of suites"
        case .swift: "an app's own code: handset init --package, --package, hunt"
        case .git: "earlier releases: --app REFERENCE:FOLDER, hunt --against"
        case .curl: "the examples of the pages, and commands that the page of listen copies"
        case .jq: "the examples of the pages that read records"
        case .stateDirectory: "the certificates, keys and ready.json of listen"
        case .certificates: "TLS between your sender and listen"
        case .portHTTP2: "listen: Apple's HTTP/2 API"
        case .portBinary: "listen: the binary protocol"
        case .portFeedback: "listen: the feedback service"
        case .portPage: "listen --page, and handset phone"
        case .portFCM: "listen --fcm"
        }
    }

    /// The service whose port it is, or `nil`.
    var port: ServicePort? {
        switch self {
        case .portHTTP2: .http2
        case .portBinary: .binary
        case .portFeedback: .feedback
        case .portPage: .page
        case .portFCM: .fcm
        case .listen, .browser, .swift, .git, .curl, .jq, .stateDirectory, .certificates: nil
        }
    }
}
