/// The declarations of what stands in for an app's files, in the order in which they were found to be needed.
struct StandInDeclarations {
    private(set) var all: [StandInDeclaration] = []
    /// The kinds of the types, by their names.
    var types: [String: StandInKind] = [:]
    /// The names of values.
    var values: Set<String> = []
    /// The declarations that do not compile, and are not tried again.
    private var bad: Set<StandInDeclaration.Key> = []
    /// True if the declarations have to be public.
    var arePublic = false

    func text(of key: StandInDeclaration.Key) -> String? { all.first { $0.key == key }?.text }

    /// Adds a declaration; returns false if it is there, or does not compile.
    mutating func declare(_ key: StandInDeclaration.Key, _ text: String) -> Bool {
        guard !bad.contains(key), self.text(of: key) == nil else { return false }
        all.append(StandInDeclaration(key: key, text: text))
        return true
    }

    mutating func change(_ key: StandInDeclaration.Key, to text: String) {
        guard let index = all.firstIndex(where: { $0.key == key }) else { return }
        all[index].text = text
    }

    mutating func remove(_ key: StandInDeclaration.Key) { all.removeAll { $0.key == key } }

    mutating func removeInitializers(of name: String) {
        all.removeAll { declaration in
            if case .initializer(let other, _) = declaration.key { other == name } else { false }
        }
    }

    /// Makes the declaration of a line simpler, or takes it away, since it does not compile; returns false if there is
    /// none.
    mutating func repair(line: Int) -> Bool {
        let index = line - Self.imports.count - 1
        guard all.indices.contains(index) else { return false }
        let declaration = all[index]
        if case .type(let name) = declaration.key, !name.contains(".") {
            let simple = Self.class(name)
            if declaration.text != simple {
                all[index].text = simple
                types[name] = .aClass
                return true
            }
        }
        bad.insert(declaration.key)
        all.remove(at: index)
        return true
    }

    /// Returns the declaration of a class.
    static func `class`(
        _ name: String, generics: String = "", superclasses: String = "NSObject", body: String = ""
    ) -> String {
        "open class \(name)\(generics): \(superclasses), StandInType { \(body)}"
    }

    /// Returns the declaration of a protocol, with the class that is made for it.
    static func `protocol`(_ name: String, bound: String = "") -> String {
        "public protocol \(name): StandInType\(bound) {}; "
            + "final class \(name)_: NSObject, \(name) { var standInName: String { \"\(name)\" } }"
    }

    static let imports = [
        "import Combine", "import Foundation", "import HandsetStandIn", "import SwiftUI",
        "import UIKit", "import UserNotifications",
    ]

    /// The names that stand in, in alphabetical order.
    var names: [String] { values.union(types.keys).sorted() }

    /// The lines that say how objects of types that stand in are made.
    var makers: [String] {
        types.keys.sorted().compactMap { name in
            guard types[name] != .aFunction, let text = text(of: .type(name)),
                !text.contains("class \(name)<")
            else { return nil }
            return types[name] == .aProtocol
                ? "Asked.make((any \(name)).self) { \(name)_() }"
                : "Asked.make(\(name).self) { \(name)() }"
        }
    }

    /// Returns a declaration as the file has it.
    func shown(_ declaration: StandInDeclaration) -> String {
        arePublic
            ? declaration.text
            : declaration.text.replacing("open class", with: "class")
                .replacing("public ", with: "")
    }

    /// The file as the compiler checks it: each declaration has a line of its own.
    var checkedText: String {
        (Self.imports + all.map(shown)
            + ["@MainActor func prepareStandIns() { \(makers.joined(separator: "; ")) }"])
            .map { $0 + "\n" }.joined()
    }
}
