import ArgumentParser
import HandsetGateway

struct ProviderKeyOptions: ParsableArguments {
    /// The file of a key and its identifiers, as the options give them.
    struct Given {
        let path: String
        /// If `nil`, it is taken from the name of the file.
        let keyID: String?
        let teamID: String
        /// If `nil`, the key is for any topic.
        let topics: [String]?
        /// If `nil`, the key is for both services.
        let environment: GatewayEnvironment?
    }

    @Option(
        help: ArgumentHelp(
            "File (.p8) of a key that signs provider tokens. Repeatable. (default: a key that is "
                + "created)",
            valueName: "file"),
        completion: .file(extensions: ["p8"]))
    var providerKey: [String] = []

    @Option(
        name: .customLong("key-id"),
        help: ArgumentHelp(
            "Identifier of the --provider-key; one for each, in the same order. (default: taken from "
                + "the file name AuthKey_….p8)",
            valueName: "identifier"))
    var keyID: [String] = []

    @Option(
        name: .customLong("team-id"),
        help: ArgumentHelp(
            "Team identifier of the --provider-key; one for each, in the same order, or one for all. "
                + "Required with it.", valueName: "identifier"))
    var teamID: [String] = []

    @Option(
        help: ArgumentHelp(
            "Push service that the --provider-key is for: sandbox, production or both; one for each, in "
                + "the same order, or one for all. (default: both)", valueName: "service"))
    var keyEnvironment: [KeyService] = []

    @Option(
        help: ArgumentHelp(
            "Topics that the --provider-key is for, with commas between them, or any; one list for each "
                + "key, in the same order, or one for all. (default: any)", valueName: "topics"))
    var keyTopics: [String] = []

    /// The list of topics that means all.
    private static let anyTopic = "any"

    var given: [Given] {
        providerKey.enumerated().map { index, path in
            Given(
                path: path, keyID: keyID.isEmpty ? nil : keyID[index],
                teamID: teamID.count == 1 ? teamID[0] : teamID[index],
                topics: Self.value(keyTopics, at: index).flatMap(Self.topics),
                environment: Self.value(keyEnvironment, at: index)?.environment)
        }
    }

    /// Returns the value of a key, which may be one for all or none.
    private static func value<Value>(_ values: [Value], at index: Int) -> Value? {
        values.count == 1 ? values[0] : values.isEmpty ? nil : values[index]
    }

    private static func topics(_ text: String) -> [String]? {
        text == anyTopic
            ? nil : text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    func validate() throws {
        if providerKey.isEmpty {
            guard keyID.isEmpty, teamID.isEmpty else {
                throw ValidationError("--key-id and --team-id are of a key; give --provider-key.")
            }
            guard keyEnvironment.isEmpty, keyTopics.isEmpty else {
                throw ValidationError(
                    "--key-environment and --key-topics are of a key; give --provider-key.")
            }
            return
        }
        if teamID.isEmpty {
            throw ValidationError("--provider-key needs the --team-id of its team.")
        }
        if ![1, providerKey.count].contains(teamID.count) {
            throw ValidationError(
                "There are \(Self.count(teamID, "--team-id")) for \(Self.count(providerKey, "--provider-key")); "
                    + "give one --team-id for each key, in the same order, or one for all.")
        }
        if ![0, providerKey.count].contains(keyID.count) {
            throw ValidationError(
                "There are \(Self.count(keyID, "--key-id")) for \(Self.count(providerKey, "--provider-key")); "
                    + "give one --key-id for each key, in the same order, or none if the files are "
                    + "named AuthKey_….p8.")
        }
        try checkCount(keyEnvironment.count, "--key-environment")
        try checkCount(keyTopics.count, "--key-topics")
        for topics in keyTopics where Self.topics(topics)?.contains("") == true {
            throw ValidationError(
                "--key-topics is \"\(topics)\"; give topics with commas between them, or any.")
        }
    }

    private func checkCount(_ count: Int, _ option: String) throws {
        guard [0, 1, providerKey.count].contains(count) else {
            throw ValidationError(
                "There are \(count) \(option) for \(Self.count(providerKey, "--provider-key")); give one for "
                    + "each key, in the same order, or one for all.")
        }
    }

    private static func count(_ values: [String], _ option: String) -> String {
        "\(values.count) \(option)"
    }
}
