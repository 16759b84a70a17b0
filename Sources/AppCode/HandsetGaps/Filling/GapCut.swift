/// A statement or a body that is taken out of an app's file, the last resort.
package struct GapCut: Hashable, Sendable {
    package let file: String
    /// The line in the app's file, from 1.
    package let line: Int
    /// The statement's beginning, or the name of the function whose body is cut.
    package let text: String
    /// True for the body of a view, which is not needed.
    package let isView: Bool
    /// True in a method that iOS calls for pushes.
    package let isInPushMethod: Bool

    /// The place, such as `AppDelegate.swift:353`.
    package var place: String { "\(file):\(line)" }
}
