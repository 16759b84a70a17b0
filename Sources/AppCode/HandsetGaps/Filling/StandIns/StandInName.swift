/// A name that stands in, with the places at which the app's files have it.
package struct StandInName: Hashable, Sendable {
    /// The number of places that are named.
    private static let maximumCount = 4

    package let name: String
    /// True if the app's own sources declare it.
    package let isOwn: Bool
    /// The first places, such as `AppDelegate.swift:12`.
    package let places: [String]
    /// The number of places.
    package let count: Int

    init(_ name: String, isOwn: Bool, in files: [GapFile]) {
        self.name = name
        self.isOwn = isOwn
        let word = name.split(separator: ".").last.map(String.init) ?? name
        let all = files.flatMap { file in
            file.code.all(#"\b\#(CodePattern.escaped(word))\b"#).map {
                (file, file.line(at: $0.start))
            }
            .filter { $0.1 > 0 }.map { "\($0.0.name):\($0.1)" }
        }
        count = all.count
        var places: [String] = []
        for place in all where places.count < Self.maximumCount && !places.contains(place) {
            places.append(place)
        }
        self.places = places
    }
}
