/// A step on the way on which code runs, compared to the end of the launch.
package struct LaunchStep: Hashable, Sendable {
    /// The way in which the code is within something that has a name.
    enum Way: Hashable, Sendable {
        case outside, method, uncalled, afterAwait, flutterEngine, closure, view, laterTurn, answer
        case property
    }

    let way: Way
    /// The name of the method, the function or the type; empty if there is none.
    let name: String

    init(_ way: Way, _ name: String = "") {
        self.way = way
        self.name = name
    }

    fileprivate var words: String {
        switch way {
        case .outside: "outside a method"
        case .method: "in \(name)"
        case .uncalled: "in \(name), which nothing in the project calls"
        case .afterAwait: "after an await in \(name)"
        case .flutterEngine: "in \(name), which Flutter calls when the scene connects"
        case .closure: "in a closure of \(name)"
        case .view: "in \(name) of a view"
        case .laterTurn: "in a later turn of the main loop, by \(name)"
        case .answer: "in the answer of \(name)"
        case .property: "as a property of \(name)"
        }
    }
}

extension [LaunchStep] {
    /// The steps in words, such as `in the answer of requestAuthorization`.
    package var words: String { map(\.words).joined(separator: ", called ") }

    /// True if one of the methods is called `scene`.
    var areInScene: Bool {
        contains { step in
            [.method, .uncalled, .afterAwait, .flutterEngine].contains(step.way)
                && (step.name.hasPrefix("scene(") || step.name.hasPrefix("scene:"))
        }
    }

    /// True if a part comes in a later turn, whoever calls it.
    var areLater: Bool { contains { $0.way == .afterAwait || $0.way == .laterTurn } }

    /// True if a name tells that the app becomes active there.
    package var tellOfActivation: Bool { contains { $0.name.contains("Active") } }
}
