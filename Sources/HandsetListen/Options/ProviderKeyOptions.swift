import ArgumentParser

struct ProviderKeyOptions: ParsableArguments {
    /// The file of a key and its identifiers, as the options give them.
    struct Given {
        let path: String
        /// If `nil`, it is taken from the name of the file.
        let keyID: String?
        let teamID: String
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

    var given: [Given] {
        providerKey.enumerated().map { index, path in
            Given(
                path: path, keyID: keyID.isEmpty ? nil : keyID[index],
                teamID: teamID.count == 1 ? teamID[0] : teamID[index])
        }
    }

    func validate() throws {
        if providerKey.isEmpty {
            guard keyID.isEmpty, teamID.isEmpty else {
                throw ValidationError("--key-id and --team-id are of a key; give --provider-key.")
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
    }

    private static func count(_ values: [String], _ option: String) -> String {
        "\(values.count) \(option)"
    }
}
