import HandsetFacts
import Testing

/// The facts about Live Activities.
@Suite struct ActivityFactTests {
    private let type = """
        struct A: ActivityAttributes {
        struct ContentState: Codable, Hashable { var a: Int }
        var b: String
        }
        """

    @Test("A request has its push type")
    func requests() {
        func found(_ call: String) -> [String] {
            facts(.activityRequest, in: type + "\nfunc f() throws { \(call) }")
        }
        #expect(
            found("_ = try Activity.request(attributes: a, content: c, pushType: .token)") == [
                "5 token"
            ])
        #expect(found("_ = try Activity<A>.request(attributes: a, content: c)") == ["5 none"])
        #expect(
            found("_ = try Activity.request(attributes: a, content: c, pushType: nil)") == [
                "5 none"
            ])
        #expect(
            found("_ = try Activity.request(attributes: a, content: c, pushType: kind)") == [
                "5 unclear"
            ])
        #expect(found("_ = try client.request(attributes: a)") == [])
    }

    @Test("The key of Info.plist is read, also where Xcode makes the file")
    func keys() {
        let list = "<plist><dict>\n<key>NSSupportsLiveActivities</key><true/>\n</dict></plist>"
        let read = reading(["Info.plist": list]).facts(of: .infoKey)
        #expect(read.map(\.value) == ["NSSupportsLiveActivities"] && read.map(\.detail) == ["true"])
    }

    @Test("A type says what of it is not followed")
    func types() {
        #expect(reading(["A.swift": type]).facts(of: .activityAttributes).map(\.detail) == [""])
        let other = type.replacing("var a: Int", with: "var a: Price")
        #expect(
            reading(["A.swift": other]).facts(of: .activityAttributes).map(\.detail)
                == ["not followed: Price"])
    }

    @Test("Two declarations count as one if they are alike")
    func twice() {
        let other = type.replacing("var a: Int", with: "var a: Int?")
        for (second, isDifferent) in [(type, false), (other, true)] {
            let activities = reading(["A.swift": type, "B.swift": second]).activities
            #expect(activities.all.map { activities.isDeclaredDifferently($0) } == [isDifferent])
        }
    }

    @Test("Types that hold each other, and names that stand for each other, come to an end")
    func circles() {
        let code = """
            struct A: ActivityAttributes {
            indirect enum Tree: Codable, Hashable { case leaf, node(Tree, Tree) }
            typealias X = Y
            typealias Y = X
            struct ContentState: Codable, Hashable { var tree: Tree; var x: X }
            }
            """
        #expect(reading(["A.swift": code]).activities.all.map(\.name) == ["A"])
    }
}
