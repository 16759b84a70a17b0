import Handset
import HandsetPage
import HandsetSuites

/// A change of the phone's settings, as a client asks for it.
struct PhoneChange: Sendable {
    /// The topic of the app that changes; `nil` for the app in use.
    let topic: String?
    /// True if the phone shall be locked, false if not; `nil` if it stays as it is.
    let isLocked: Bool?
    /// The app, with the settings of the device.
    let app: AppFile
    let isOfOtherApp: Bool
    /// True if the app is the one of 2011, which states nothing, and so would keep what the present one states.
    let isClassic: Bool

    /// The members that are not settings of the device.
    private static let ownMembers = ["topic", "isLocked", "app", "like"]

    /// Throws a ``PageRefusal`` with everything that is wrong with the change.
    init(_ body: Payload) throws(PageRefusal) {
        topic = body["topic"]?.string
        let isLocked = body["isLocked"]
        guard isLocked == nil || isLocked?.kind == .boolean else {
            throw .invalid("isLocked is not true or false.")
        }
        self.isLocked = isLocked?.boolean
        let app = body["app"]
        guard app == nil || app?.kind == .dictionary else {
            throw .invalid("app is not an object; give one like an app file.")
        }
        guard app?["rules"]?.kind != .string else {
            throw .invalid(
                "The rules of app are a text; give the rules themselves: no file is read.")
        }
        let settings = body.userInfo.keys.filter { !Self.ownMembers.contains($0) }
        let device = app?["device"]
        var members = Self.members((app?.keys ?? []).filter { $0 != "device" }, of: app)
        if let like = body["like"] {
            guard app?["like"] == nil else {
                throw .invalid("like is there twice; leave out one of them.")
            }
            members.append("like", JSONText(like))
        }
        if let device, device.kind != .dictionary {
            members.append("device", JSONText(device))
        } else {
            // Members beside the app count more.
            let ofApp = (device?.keys ?? []).filter { !settings.contains($0) }
            let all = Self.members(ofApp, of: device) + Self.members(settings, of: body.userInfo)
            members.append("device", .object(all))
        }
        isClassic = (app?["like"] ?? body["like"])?.string == AppModel.classic.rawValue
        isOfOtherApp = app != nil || body["like"] != nil
        do {
            self.app = try AppFile(
                untrusted: JSONText.object(members).bytes, source: "the change")
        } catch {
            throw .invalid(error.problems.prefix(8).map(Self.sentence).joined(separator: " "))
        }
    }

    private static func members(_ keys: [String], of object: PayloadValue?) -> JSONMembers {
        JSONMembers(keys.map { ($0, object?[$0].map { JSONText($0) }) })
    }

    private static func sentence(_ problem: JSONDocumentError.Problem) -> String {
        if case .programOfFoundFile? = problem.cause as? RuleFileCause {
            return "An app that is sent may not start a program; name its file with --app."
        }
        return "\(problem.finding); \(problem.advice)."
    }
}
