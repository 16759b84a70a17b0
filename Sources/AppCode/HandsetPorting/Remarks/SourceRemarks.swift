/// The parts of an iOS app's file that compile on Linux, and do not do there what they do on iOS.
///
/// ```swift
/// let base = SourceText("class Base: NSObject, UIApplicationDelegate {}")
/// let file = SourceText("class App: Base { func applicationDidBecomeActive(_ a: UIApplication) {} }")
/// print(SourceRemarks(of: file, beside: [base]).all)
/// // [applicationDidBecomeActive(_:) is not called on Linux, since Base conforms and lacks it; …]
/// ```
public struct SourceRemarks: Sendable {
    /// The remarks, in the order of their places.
    public let all: [SourceRemark]

    /// Looks through a file.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - others: The other files of its module.
    public init(of source: SourceText, beside others: [SourceText] = []) {
        let outline = MethodOutline(of: source)
        let outlines = [outline] + others.map(MethodOutline.init)
        let remark = { (cause: SourceRemark.Cause, offset: Int, name: String, detail: String) in
            SourceRemark(
                cause: cause, line: source.line(at: offset), column: source.column(at: offset),
                name: name,
                detail: detail)
        }
        let ofMethods = outline.methods.compactMap { method in
            Self.cause(of: method, in: outlines).map {
                (method.offset, remark($0.cause, method.offset, method.name, $0.detail))
            }
        }
        let ofSelectors = Self.selectors(in: source).map { offset, name in
            (offset, remark(.selector, offset, name, ""))
        }
        let ofTimes = SourceTimes.ofMachine(in: source).map { offset, name in
            (offset, remark(.machineTime, offset, name, ""))
        }
        all = (ofMethods + ofSelectors + ofTimes).sorted { $0.0 < $1.0 }.map(\.1)
    }

    private static func cause(
        of method: SourceMethod, in outlines: [MethodOutline]
    ) -> (cause: SourceRemark.Cause, detail: String)? {
        guard let first = method.parameters.first, first.label == "_",
            let protocols = DelegateMethodTable.protocols[first.type]
        else { return nil }
        if DelegateMethodTable.neverCalled.contains(method.name) { return (.neverCalled, "") }
        guard DelegateMethodTable.called.contains(method.name) else {
            return DelegateMethodTable.nearest(to: method.name).map { (.misspelt, $0) }
        }
        for parameter in method.parameters.dropFirst() {
            if let types = DelegateMethodTable.types[parameter.label],
                !types.contains(parameter.type)
            {
                return (.types, parameter.type)
            }
        }
        guard !method.isOverride else { return nil }
        return superclass(of: method, protocols, in: outlines).map { (.subclass, $0) }
    }

    /// Returns the class above a method's type that conforms and lacks the method, if the type itself does not conform.
    private static func superclass(
        of method: SourceMethod, _ protocols: Set<String>, in outlines: [MethodOutline]
    ) -> String? {
        let inherited = { (name: String) in outlines.flatMap { $0.inherited[name] ?? [] } }
        var seen: Set = [method.typeName]
        var names = inherited(method.typeName)
        guard protocols.isDisjoint(with: names) else { return nil }
        while let name = names.popLast() {
            guard seen.insert(name).inserted else { continue }
            let above = inherited(name)
            let methods = outlines.flatMap(\.methods)
            if methods.contains(where: { $0.typeName == name && $0.name == method.name }) {
                return nil
            }
            if !protocols.isDisjoint(with: above) { return name }
            names += above
        }
        return nil
    }

    /// Returns the selectors of properties, and of methods with more than one argument.
    private static func selectors(in source: SourceText) -> [(Int, String)] {
        source.bytes.indices.compactMap { place in
            guard source.bytes[place] == UInt8(ascii: "#"), source.hasWord("#selector", at: place),
                let argument = source.parentheses(from: place + 9)
            else { return nil }
            let text = String(decoding: source.bytes[argument], as: UTF8.self)
            let isProperty = ["(getter:", "(setter:"].contains { text.hasPrefix($0) }
            guard isProperty || text.count(where: { $0 == ":" }) > 1 else { return nil }
            return (place, "#selector\(text)")
        }
    }
}
