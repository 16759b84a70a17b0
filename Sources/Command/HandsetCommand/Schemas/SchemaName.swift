import ArgumentParser

/// The JSON Schemas that `handset schema` prints: of the files that people write, and of the records that
/// subcommands write.
enum SchemaName: String, NamedChoice {
    case payload, app, rules, suite, answers
    case receive, why, explain, lint, matrix, hunt, read, timeline, test, listen, unpack, doctor
    case appShow = "app-show"
    case appCheck = "app-check"
    case appRead = "app-read"
    case handler, refusal

    /// The use of the schema, in a few words.
    var purpose: String {
        switch self {
        case .payload: "payloads, as handset lint judges them"
        case .app: "app files, such as .handset.json"
        case .rules: "rule files"
        case .suite: "suites of handset test"
        case .answers: "answers to the requests of an app's own code"
        case .appShow: "the object of handset app show --format json"
        case .appCheck: "the records of handset app check --format json"
        case .appRead: "the object of handset app read --format json"
        case .handler: "the record that a handler's program gets"
        case .refusal: "the record of a rejected value"
        case .timeline: "the records of handset read --timeline --format json"
        case .receive, .why, .explain, .lint, .matrix, .hunt, .read, .test, .listen, .unpack,
            .doctor:
            "the records of handset \(rawValue) --format json"
        }
    }

    /// The path of the schema among the samples; `nil` for the schema of payloads, which is made.
    var path: String? {
        switch self {
        case .payload: nil
        case .app: "apps/app.schema.json"
        case .rules: "rules/rules.schema.json"
        case .suite: "suites/suite.schema.json"
        case .answers: "answers/answers.schema.json"
        // A gateway writes the records of received payloads.
        case .listen: "schemas/receive-record.schema.json"
        case .appShow: "schemas/app-record.schema.json"
        default: "schemas/\(rawValue)-record.schema.json"
        }
    }
}
