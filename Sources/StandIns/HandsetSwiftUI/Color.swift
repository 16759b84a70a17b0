public import Foundation
public import HandsetUIKit

/// A colour.
public struct Color: PlainView, Hashable, Sendable {
    private let name: String

    public nonisolated init(_ name: String, bundle: Bundle? = nil) { self.name = name }

    /// Creates a colour of parts from 0 to 1.
    public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = "\(red) \(green) \(blue) \(opacity)"
    }

    /// Creates the colour of UIKit's.
    public nonisolated init(_ color: UIColor) { name = "\(color)" }

    /// Returns the colour, as it shines through less.
    public nonisolated func opacity(_ opacity: Double) -> Color { self }

    public nonisolated static let white = Color("white")
    public nonisolated static let black = Color("black")
    public nonisolated static let red = Color("red")
    public nonisolated static let green = Color("green")
    public nonisolated static let blue = Color("blue")
    public nonisolated static let orange = Color("orange")
    public nonisolated static let yellow = Color("yellow")
    public nonisolated static let pink = Color("pink")
    public nonisolated static let purple = Color("purple")
    public nonisolated static let teal = Color("teal")
    public nonisolated static let mint = Color("mint")
    public nonisolated static let cyan = Color("cyan")
    public nonisolated static let indigo = Color("indigo")
    public nonisolated static let brown = Color("brown")
    public nonisolated static let gray = Color("gray")
    public nonisolated static let primary = Color("primary")
    public nonisolated static let secondary = Color("secondary")
    // As Apple names it.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// The colour of what the user can act on.
    public nonisolated static let accentColor = Color("accent")
    public nonisolated static let clear = Color("clear")
}
