import SwiftSyntax

/// The condition of an `#if`, as it is for iOS on a device with today's Xcode.
enum SwiftCondition {
    private static let maximumDepth = 100

    /// The modules that iOS does not have.
    private static let foreignModules: Set<String> = [
        "AppKit", "Android", "Bionic", "Carbon", "Cocoa", "CRT", "FoundationNetworking",
        "FoundationXML", "Glibc", "Musl", "TVUIKit", "ucrt", "WASILibc", "WatchKit", "WinSDK",
    ]

    /// Returns true or false, or `nil` for a condition that the app's own flags decide.
    static func value(_ node: ExprSyntax, depth: Int = 0) -> Bool? {
        guard depth < maximumDepth else { return nil }
        switch Syntax(node).as(SyntaxEnum.self) {
        case .booleanLiteralExpr(let node): return node.literal.tokenKind == .keyword(.true)
        case .sequenceExpr(let node): return value(ArraySlice(node.elements), depth + 1)
        case .tupleExpr(let node):
            guard let only = node.elements.first, node.elements.count == 1 else { return nil }
            return value(only.expression, depth: depth + 1)
        case .prefixOperatorExpr(let node):
            guard node.operator.text == "!" else { return nil }
            return value(node.expression, depth: depth + 1).map { !$0 }
        case .functionCallExpr(let node):
            guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self) else {
                return nil
            }
            return value(of: name.baseName.text, node.arguments)
        case ._canImportExpr(let node): return canImport(node.importPath.text)
        default: return nil
        }
    }

    /// Decides operands between `||` and `&&`; the latter bind more.
    private static func value(_ elements: ArraySlice<ExprSyntax>, _ depth: Int) -> Bool? {
        for (sign, deciding) in [("||", true), ("&&", false)] {
            let parts = elements.split {
                $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign
            }
            guard parts.count > 1 else { continue }
            let values = parts.map { part -> Bool? in
                guard let only = part.first, part.count == 1 else { return value(part, depth) }
                return value(only, depth: depth + 1)
            }
            if values.contains(deciding) { return deciding }
            return values.contains(nil) ? nil : !deciding
        }
        return nil
    }

    private static func value(of name: String, _ arguments: LabeledExprListSyntax) -> Bool? {
        guard let argument = arguments.first?.expression else { return nil }
        switch name {
        case "os": return word(argument) == "iOS"
        case "arch": return word(argument) == "arm64"
        case "targetEnvironment": return false
        case "canImport": return canImport(word(argument) ?? "")
        case "swift", "compiler": return isReached(argument)
        case "hasFeature", "hasAttribute": return true
        case "_runtime": return word(argument) == "_ObjC"
        case "_endian": return word(argument) == "little"
        case "_pointerBitWidth": return word(argument) == "_64" || word(argument) == "64"
        default: return nil
        }
    }

    /// Returns the first name of an argument; that is the module of `os.log`.
    private static func word(_ node: ExprSyntax) -> String? {
        var node = node
        while let base = node.as(MemberAccessExprSyntax.self)?.base { node = base }
        if let prefix = node.as(PrefixOperatorExprSyntax.self) { node = prefix.expression }
        return node.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? node.as(IntegerLiteralExprSyntax.self)?.literal.text
    }

    private static func canImport(_ module: String) -> Bool { !foreignModules.contains(module) }

    /// Returns true if the version, such as `>=5.9`, is reached; today's is 6.4.
    private static func isReached(_ node: ExprSyntax) -> Bool? {
        guard let node = node.as(PrefixOperatorExprSyntax.self) else { return nil }
        let parts = text(node.expression).split(separator: ".").prefix(2).map { Int($0) ?? 0 }
        guard let major = parts.first else { return nil }
        let version = (major, parts.count > 1 ? parts[1] : 0)
        switch node.operator.text {
        case ">=": return version <= (6, 4)
        case "<": return version > (6, 4)
        default: return nil
        }
    }

    /// Returns a version as text; parts beyond the second do not count.
    private static func text(_ node: ExprSyntax) -> String {
        if let node = node.as(IntegerLiteralExprSyntax.self) { return node.literal.text }
        if let node = node.as(FloatLiteralExprSyntax.self) { return node.literal.text }
        guard let base = node.as(MemberAccessExprSyntax.self)?.base else { return "" }
        return text(base)
    }
}
