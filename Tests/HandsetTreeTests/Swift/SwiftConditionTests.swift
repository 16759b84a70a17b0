import HandsetTree
import Testing

@Suite("Conditions of `#if` in Swift")
struct SwiftConditionTests {
    /// The number of the first branch that is kept; `nil` if the app's flags decide.
    private func branch(_ condition: String) -> String? {
        let source = "#if \(condition)\nyes\n#else\nno\n#endif"
        let nodes = SwiftTexts.tree(source).map { Array($0.nodes) } ?? []
        guard !nodes.contains(where: { $0.kind == .compiled }) else { return nil }
        return nodes.last?.text
    }

    @Test(
        "What iOS on a device has is true",
        arguments: [
            "os(iOS)", "canImport(UIKit)", "canImport(os.log)", "canImport(Combine, _version: 1)",
            "swift(>=6.4)", "compiler(>=5)", "swift(>=6.2.1)", "!swift(<6)", "arch(arm64)",
            "hasFeature(Macros)", "hasAttribute(retroactive)", "true", "(os(iOS))",
            "os(iOS) || DEBUG", "DEBUG || !os(macOS)", "os(iOS) && !canImport(AppKit) || DEBUG",
        ])
    func truths(condition: String) {
        #expect(branch(condition) == "yes")
    }

    @Test(
        "What other systems have is false",
        arguments: [
            "os(macOS)", "os(Linux)", "canImport(AppKit)", "canImport(Cocoa)", "canImport(Glibc)",
            "canImport(WatchKit)", "targetEnvironment(simulator)", "targetEnvironment(macCatalyst)",
            "swift(>=6.5)", "swift(>=7)", "arch(x86_64)", "false", "!(os(iOS))",
            "DEBUG && os(watchOS)", "!DEBUG && (os(tvOS) || false)",
        ])
    func falsehoods(condition: String) {
        #expect(branch(condition) == "no")
    }

    @Test(
        "The app's own flags are not decided",
        arguments: [
            "DEBUG", "!STAGING", "DEBUG && os(iOS)", "DEBUG || os(macOS)", "os(iOS) && (A || B)",
        ])
    func flags(condition: String) {
        #expect(branch(condition) == nil)
    }
}
