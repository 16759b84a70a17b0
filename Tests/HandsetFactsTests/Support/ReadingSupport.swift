import HandsetFacts

/// Reads files that are given as texts, by their paths.
func reading(_ files: [String: String]) -> AppReading {
    AppReading(of: files.map { AppReading.File(path: $0.key, bytes: Array($0.value.utf8)) })
}

/// The facts of a kind in one file of Swift: the line, the value and the confidence.
func facts(
    _ kind: AppFact.Kind, in swift: String, path: String = "App.swift"
) -> [String] {
    lines(reading([path: swift]), kind)
}

/// The facts of a kind, each as its line, its value and its confidence, unless that is certain.
func lines(_ reading: AppReading, _ kind: AppFact.Kind) -> [String] {
    reading.facts(of: kind).map { fact in
        "\(fact.place.line) \(fact.value)"
            + (fact.confidence == .certain ? "" : " \(fact.confidence.rawValue)")
    }
}

extension AppFact {
    /// The value as it is printed.
    var value: String { printed.value }
    /// The rest of what is known, as it is printed.
    var detail: String { printed.detail }
}
