internal import Foundation

extension GapFilling {
    /// The superclasses of classes that stand in, by the ends of their names.
    private static let superclasses = [
        ("ViewController", "UIViewController"), ("Controller", "UIViewController"),
        ("View", "UIView"), ("Cell", "UIView"),
        (
            "AppDelegate",
            "UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate"
        ),
    ]
    private static let endsOfProtocols =
        "(Delegate|Protocol|DataSource|able|Providing|Observer|Listener)$"

    /// Lets a type stand in; returns false if it does.
    func addType(_ name: String) -> Bool {
        guard declarations.types[name] == nil, !name.isEmpty else { return false }
        declarations.values.remove(name)
        declarations.remove(.value(name))
        let code = allCode
        let pattern = CodePattern.escaped(name)
        guard !isProtocol(name, pattern, code) else {
            declarations.types[name] = .aProtocol
            let isWeak = code.has(#"\bweak var \w+\s*:\s*\(?(any )?\#(pattern)\b"#)
            return declarations.declare(
                .type(name),
                StandInDeclarations.protocol(name, bound: isWeak ? ", AnyObject" : ""))
        }
        declarations.types[name] = .aClass
        let superclasses =
            Self.superclasses.first { name.hasSuffix($0.0) }?.1 ?? "NSObject"
        let wanted = superclasses.split(separator: ",").map { String($0).trimmed }.filter {
            !code.has(#"\bextension \#(pattern)\s*:[^{]*\b\#($0)\b"#)
        }
        let isAdded = declarations.declare(
            .type(name),
            StandInDeclarations.class(
                name, generics: generics(of: pattern, in: code),
                superclasses: wanted.joined(separator: ", ")))
        for call in code.all(#"(?<![\w.])\#(pattern)(?:\.init)?\s*\("#) {
            _ = addInitializer(of: name, code.labels(at: call.end - 1))
        }
        return isAdded
    }

    /// Returns true for the name of a protocol, by the places at which the files name it.
    private func isProtocol(_ name: String, _ pattern: String, _ code: MaskedCode) -> Bool {
        if code.has(
            #"\b(struct|enum|extension|actor|protocol)\s+[\w.]+(<[^{]*?>)?\s*:[^{]*\b\#(pattern)\b"#
        )
            || code.has(#"\bclass\s+\w+[^{:]*:[^{]*,[^{]*\b\#(pattern)\b"#)
            || code.has(#"\b(any|some) \#(pattern)\b|& \#(pattern)\b|\b\#(pattern) &"#)
        {
            return true
        }
        return name.range(of: Self.endsOfProtocols, options: .regularExpression) != nil
            && !name.hasSuffix("AppDelegate") && !code.has(#"\b\#(pattern)\s*[.(]"#)
    }

    /// Returns the parameters of a generic type, such as `<A, B>`; an empty text for others.
    private func generics(of pattern: String, in code: MaskedCode) -> String {
        guard let match = code.search(#"\b\#(pattern)<"#) else { return "" }
        var (depth, count) = (0, 1)
        for offset in match.end - 1..<min(match.end + 200, code.count) {
            if code.isOne(of: "<(", at: offset) { depth += 1 }
            if code.isOne(of: ">)", at: offset) { depth -= 1 }
            if depth == 1, code[offset] == UInt8(ascii: ",") { count += 1 }
            if depth == 0 { break }
        }
        let names = ["A", "B", "C", "D", "E"].prefix(count)
        return "<\(names.joined(separator: ", "))>"
    }

    /// Adds an initializer by the labels of its call.
    func addInitializer(of name: String, _ labels: [String], isNoted: Bool = true) -> Bool {
        guard !labels.isEmpty else { return false }
        let shown = labels.joined(separator: ", ")
        let values = labels.indices.map { ", a\($0)" }.joined()
        let note = isNoted ? "; Asked.made(\"\(name)(\(shown))\"\(values))" : ""
        return declarations.declare(
            .initializer(name, labels),
            "extension \(name) { public convenience init(\(Self.parameters(labels))) { self.init()\(note) } }"
        )
    }

    /// Returns the parameters of a function with these labels.
    static func parameters(_ labels: [String]) -> String {
        labels.enumerated().map { index, label in
            label == "_" ? "_ a\(index): Any?" : "\(label) a\(index): Any? = nil"
        }.joined(separator: ", ")
    }

    /// Lets a value stand in, or a type if the name is used as one; returns false if it does.
    func addValue(_ name: String) -> Bool {
        guard declarations.types[name] == nil, !declarations.values.contains(name) else {
            return false
        }
        if name.first?.isUppercase == true,
            ownNames.contains(name)
                || allCode.has(
                    #"(\bvar \w+\s*:|->|\bas[?!]?|\bis)\s*\[?\#(name)\b(?!\s*[.(])|[<\[]\#(name)[>\]]|: \#(name)\]|\b\#(name)\.self\b"#
                )
        {
            return addType(name)
        }
        declarations.values.insert(name)
        return declarations.declare(
            .value(name), "nonisolated(unsafe) public var \(name) = StandIn(\"\(name)\")")
    }

    /// Adds a member to a type; returns false if it cannot have one.
    func addMember(
        _ name: String, of type: String, isStatic: Bool, isImplicit: Bool = false,
        calledWith labels: [String]? = nil
    ) -> Bool {
        var owner = type.replacing(#/^\(?(any|some) /#, with: "").replacing(")", with: "")
        while owner.hasSuffix("?") || owner.hasSuffix("!") { owner.removeLast() }
        owner = owner.replacing(".Type", with: "")
        if owner.hasPrefix("[") {
            owner = owner.contains(":") ? "Dictionary" : "Array"
        } else {
            owner = owner.split(separator: "<").first.map(String.init) ?? owner
        }
        guard owner.wholeMatch(of: #/[\w.]+/#) != nil,
            !["Any", "Self", "AnyObject"].contains(owner),
            owner != "StandIn" || isImplicit
        else { return false }
        let kind = isStatic ? "static " : ""
        let path = "\"\(owner).\(name)\""
        let body: String
        if isStatic, isImplicit, let labels {
            body =
                "public static func \(name)(\(Self.parameters(labels))) -> \(owner) { Asked.give(\(path)) }"
        } else if isStatic, isImplicit {
            let value = owner == "StandIn" ? "StandIn" : "Asked.give"
            body = "nonisolated(unsafe) public static let \(name): \(owner) = \(value)(\(path))"
        } else {
            body =
                "public \(kind)var \(name): StandIn { get { StandIn(\(path)) } set { Asked.set(\(path), newValue) } }"
        }
        return declarations.declare(
            .member(owner: owner, name: name, isStatic: isStatic), "extension \(owner) { \(body) }")
    }
}

extension String {
    /// The text without white space around it.
    var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
