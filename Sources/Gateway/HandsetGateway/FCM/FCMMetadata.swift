internal import Handset

/// The metadata server of a machine of Google's, from which libraries get access tokens without a key.
enum FCMMetadata {
    private static let start = "/computeMetadata/v1"

    /// Returns the answer to a request in the clear; `nil` if a metadata server does not have its path.
    static func answer(to request: FCMHTTPRequest, _ configuration: FCMConfiguration) -> FCMAnswer?
    {
        let isRoot = request.path == "/" || request.path.isEmpty
        guard isRoot || request.path.hasPrefix(start) else { return nil }
        var answer = isRoot ? FCMAnswer.text(200, "computeMetadata/\n") : content(of: request)
        // A page of a browser cannot send this header, and so not read what is here.
        if !isRoot, request.header("metadata-flavor")?.lowercased() != "google" {
            answer = .page(403, "Forbidden")
        }
        answer.headers.append((name: "Metadata-Flavor", value: "Google"))
        return answer
    }

    private static func content(of request: FCMHTTPRequest) -> FCMAnswer {
        let account = "handset@\(FCMConfiguration.project).iam.gserviceaccount.com"
        let path = request.path.dropFirst(start.count)
        switch path {
        case "/project/project-id": return .text(200, FCMConfiguration.project)
        case "/project/numeric-project-id": return .text(200, FCMConfiguration.senderID)
        case "/universe/universe-domain", "/universe/universe_domain":
            return .text(200, "googleapis.com")
        case "/", "": return .text(200, "instance/\nproject/\n")
        default: break
        }
        let prefix = "/instance/service-accounts/"
        guard path.hasPrefix(prefix) else { return .noSuchPage }
        let parts = path.dropFirst(prefix.count).split(separator: "/")
        switch parts.dropFirst().first {
        case "token"?: return FCMTokenExchange.granted
        case "email"?: return .text(200, account)
        case nil:
            let members: JSONMembers = [
                "aliases": .texts(["default"]), "email": .string(account),
                "scopes": .texts(["https://www.googleapis.com/auth/cloud-platform"]),
            ]
            return FCMAnswer(200, .object(members))
        default: return .noSuchPage
        }
    }
}
