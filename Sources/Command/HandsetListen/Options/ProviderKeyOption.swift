import ArgumentParser
import HandsetCommand
import HandsetGateway

/// The file of a provider key and what it is for, as an option gives them.
struct ProviderKeyOption {
    let path: String
    /// If `nil`, it is taken from the name of the file.
    private(set) var keyID: String?
    let teamID: String
    /// If `nil`, the key is for any topic.
    private(set) var topics: [String]?
    /// If `nil`, the key is for both services.
    private(set) var environment: GatewayEnvironment?

    enum Member: String, CaseIterable {
        case team, id, environment, topic
    }

    /// Parses `FILE,team=TEAM`, and more members after more commas.
    ///
    /// A comma belongs to the file's name where no member follows.
    init(_ text: String) throws(ValidationError) {
        var parts = text.split(separator: ",", omittingEmptySubsequences: false)[...]
        var members: [(Member, String)] = []
        while parts.count > 1, let last = parts.last, let sign = last.firstIndex(of: "="),
            let member = Member(rawValue: String(last[..<sign]))
        {
            members.insert((member, String(last[last.index(after: sign)...])), at: 0)
            parts.removeLast()
        }
        path = parts.joined(separator: ",")
        if let (member, _) = members.first(where: { $0.1.isEmpty }) {
            throw ValidationError("'\(text)' has an empty \(member.rawValue); give a value.")
        }
        guard let team = members.last(where: { $0.0 == .team })?.1 else {
            throw ValidationError(
                "'\(text)' names no team; give the key's file and its team, such as "
                    + "AuthKey_ABC123DEFG.p8,team=DEF123GHIJ.")
        }
        teamID = team
        keyID = members.last { $0.0 == .id }?.1
        let given = members.filter { $0.0 == .topic }.map(\.1)
        topics = given.isEmpty ? nil : given
        if let name = members.last(where: { $0.0 == .environment })?.1 {
            guard let environment = GatewayEnvironment(rawValue: name) else {
                throw Suggestion.error(
                    name, "is not a push service",
                    "give sandbox or production, or leave it out for both",
                    among: ["sandbox", "production"])
            }
            self.environment = environment
        }
    }
}
