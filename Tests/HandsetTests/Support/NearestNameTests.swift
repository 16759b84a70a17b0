import HandsetFixtures
import HandsetTestSupport
import Testing

@testable import Handset

@Suite struct NearestNameTests {
    private static let names = APSKey.names + ["session", "Session_Key", "ab", "", "naïve", "👨‍👩‍👧 x"]

    @Test("The nearest name is that of a plain search, for changed names")
    func plain() {
        var generator = FixtureGenerator(seed: 7)
        let known = KnownNames(Self.names)
        var nearCount = 0
        let count = Sweep.choose(sampled: 1_000, exhaustive: 5_000)
        for _ in 0..<count {
            let name = Self.changed(using: &generator)
            let expected = PlainNearestName.of(name, among: Self.names)
            #expect(NearestName.of(name, among: Self.names) == expected, "\(name)")
            #expect(known.nearest(to: name) == expected, "\(name)")
            if expected != nil { nearCount += 1 }
        }
        #expect((count / 10..<count * 49 / 50).contains(nearCount))
    }

    @Test("A name of more than 100 bytes is near to none")
    func long() {
        let name = String(repeating: "a", count: 101)
        #expect(NearestName.of(name, among: [name]) == nil)
        #expect(NearestName.of(String(name.dropLast()), among: [name]) == name)
    }

    @Test("The letters of a key rule out nearly all names, which are not compared then")
    func comparisons() throws {
        let names = APSKey.names.map { FoldedName($0) }
        var count = 0
        for number in 0..<1_000 {
            let key = try #require(WantedName("k000\(number)"))
            let nearest = key.nearest(among: names) {
                count += 1
                return $0.distance(from: $1)
            }
            #expect(nearest == nil)
        }
        #expect(count < 50 * names.count)
    }

    @Test("A key of a million letters is ruled out without comparing it", .timeLimit(.minutes(30)))
    func longKey() {
        let long = String(repeating: "k", count: 1_000_000)
        #expect(NearestName.of("kkk", among: [long, "kkl"]) == "kkl")
    }

    private static func changed(using generator: inout FixtureGenerator) -> String {
        var name = Array(names.randomElement(using: &generator) ?? "")
        for _ in 0..<Int.random(in: 0...5, using: &generator) {
            let index = Int.random(in: 0...name.count, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: name.insert("abcdefgo-_ AÉ".randomElement(using: &generator) ?? "a", at: index)
            case 1 where index < name.count: name.remove(at: index)
            case 2 where index < name.count: name[index] = "s"
            case 3 where index + 1 < name.count: name.swapAt(index, index + 1)
            default: break
            }
        }
        return String(name)
    }
}

/// The search with nothing that makes it fast.
private enum PlainNearestName {
    static func of(_ name: String, among names: [String]) -> String? {
        guard name.utf8.count <= 100 else { return nil }
        let distances = names.map { distance(folded(name), folded($0)) }
        guard let least = distances.min(), least <= max(1, name.count / 3),
            let index = distances.firstIndex(of: least)
        else { return nil }
        return names[index]
    }

    private static func folded(_ name: String) -> [Character] {
        name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    }

    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var rows = [Array(0...right.count)]
        for (i, character) in left.enumerated() {
            var row = [i + 1]
            for (j, other) in right.enumerated() {
                var best = min(
                    rows[i][j] + (character == other ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, character == right[j - 1], left[i - 1] == other {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
