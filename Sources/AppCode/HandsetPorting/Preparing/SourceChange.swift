/// A change that lets a line of an iOS app compile on Linux.
public struct SourceChange: Hashable, Sendable {
    /// The reason for a change.
    public enum Cause: String, CaseIterable, Sendable {
        /// An attribute of Objective-C or of Interface Builder, which Linux does not know, is left out.
        case attribute
        /// `@UIApplicationMain`, which the compiler no longer takes, is `@main`.
        case mainAttribute = "main-attribute"
        /// `#selector`, which needs Objective-C, is a selector of the stand-ins, which calls the method.
        case selector
        /// `import os.log` and other imports of a part are imports of the whole module.
        case submodule
        /// `os(iOS)` is true.
        case platform
        /// `Thread.isMainThread`, which is false in tests on Linux, is asked of the stand-ins.
        case mainThread = "main-thread"
        /// `Date()`, `Date.now` and `Timer.scheduledTimer` go by the clock of the phone.
        case time
        /// `Locale.current`, `Calendar.current`, `DateFormatter()` and `NumberFormatter()` go by the locale of the phone.
        case locale
        /// `Bundle.main` is the app's, with an identifier and a version.
        case bundle
        /// `#Preview`, which only Xcode shows, is left out.
        case preview
        /// The import of a module of Apple's that is not there is left out; if there is one of its name, it is imported.
        case framework
        /// Views of a widget's file are left out; the types of its Live Activities stay.
        case views
    }

    /// The reason.
    public var cause: Cause
    /// The line, from 1.
    public var line: Int
    /// The column, in characters from 1.
    public var column: Int
    /// The text that stood there.
    public var text: String
    /// The text in its place; empty if nothing is.
    public var replacement: String

    /// Creates a change.
    public init(cause: Cause, line: Int, column: Int, text: String, replacement: String) {
        self.cause = cause
        self.line = line
        self.column = column
        self.text = text
        self.replacement = replacement
    }
}

extension SourceChange: CustomStringConvertible {
    /// A sentence about the change, without its place, such as `@objc is left out`.
    public var description: String {
        switch cause {
        case .attribute: "\(text) is left out"
        case .preview: "#Preview is left out"
        case .views: "\(text) of a widget's file is left out; its types of Live Activities stay"
        case .framework: "\(text) is left out if there is no such module"
        case .selector: "\(text) is a selector that Handset calls"
        case .locale: "\(text) goes by the phone's locale"
        case .bundle: "\(text) is the app's bundle"
        case .time: "\(text) goes by the phone's clock"
        case .platform: "\(text) is true"
        case .mainAttribute, .submodule, .mainThread: "\(text) is \(replacement)"
        }
    }
}
