import Handset
import HandsetSuites

/// The sessions that a rule file finds in a payload.
struct RuleRun {
    /// The routes.
    let routes: [SessionRoute]

    /// The sessions with the rule and the key of each.
    var sessions: [String] {
        routes.map { "\($0.match.rule) \($0.match.key) \($0.match.session)" }
    }

    /// Applies a whole rule file.
    init(file: String, _ payload: String) throws {
        let rules = try SessionRules(json: Array(file.utf8), source: "rules")
        routes = try SessionRouter(rules: rules, handler: RecordingHandler())
            .routes(in: try Payload(json: payload))
    }

    /// Applies one rule with the name `rule`, given by its other members.
    init(rule: String, _ payload: String) throws {
        try self.init(file: #"{"rules":[{"name":"rule",\#(rule)}]}"#, payload)
    }

    /// Everything that is wrong with a rule file, `finding; advice` for each.
    static func problems(inFile file: String, handlerNames: [String] = []) -> [String] {
        do {
            _ = try SessionRules(
                json: Array(file.utf8), source: "rules", handlerNames: handlerNames)
            return []
        } catch {
            return error.problems.map { "\($0.finding); \($0.advice)" }
        }
    }

    /// Everything that is wrong with a rule whose name is `rule`.
    static func problems(inRule rule: String, handlerNames: [String] = []) -> [String] {
        problems(inFile: #"{"rules":[{"name":"rule",\#(rule)}]}"#, handlerNames: handlerNames)
    }
}
