import Handset

extension Claim {
    /// Creates a claim from a member of a file; `nil` if something is missing, which a test rules out.
    init?(_ value: PayloadValue, topic: String) {
        guard let id = value["id"]?.string, let sentence = value["sentence"]?.string,
            let versions = value["ios"]?.string,
            let confidence = value["confidence"]?.string.flatMap(Confidence.init)
        else { return nil }
        self.id = id
        self.topic = topic
        self.sentence = sentence
        self.versions = versions
        self.confidence = confidence
        forms = value.texts("forms").compactMap(LifeCycle.init)
        point = value["assume"]?.string.flatMap(UnconfirmedPoint.init)
        mistakes = value.texts("mistakes")
        sources = value.members("sources").compactMap(ClaimSource.init)
        sightings = value.members("seen").compactMap(ClaimSighting.init)
    }
}

extension ClaimSource {
    fileprivate init?(_ value: PayloadValue) {
        guard let kind = value["kind"]?.string.flatMap(Kind.init),
            let title = value["title"]?.string
        else { return nil }
        self.init(
            kind: kind, title: title, url: value["url"]?.string, read: value["read"]?.string)
    }
}

extension ClaimSighting {
    fileprivate init?(_ value: PayloadValue) {
        guard let version = value["ios"]?.string, let date = value["date"]?.string,
            let place = value["on"]?.string.flatMap(Place.init),
            let reporter = value["by"]?.string, let url = value["url"]?.string,
            let evidence = value["evidence"]?.string.flatMap(Evidence.init)
        else { return nil }
        self.init(
            version: version, isVersionByDate: value["versionByDate"] != nil, date: date,
            place: place, reporter: reporter, url: url, shows: value["shows"]?.string,
            evidence: evidence)
    }
}

extension PayloadValue {
    /// The elements of an array member; none if there is no such array.
    func members(_ key: String) -> [PayloadValue] {
        guard let list = self[key], list.kind == .array else { return [] }
        return (0..<list.count).compactMap { list[$0] }
    }

    func texts(_ key: String) -> [String] { members(key).compactMap(\.string) }
}
