public import Foundation
public import HandsetUIKit

/// A colour.
public struct Color: PlainView, Hashable, Sendable {
    private let name: String

    /// Creates the colour with a name.
    public nonisolated init(_ name: String, bundle: Bundle? = nil) { self.name = name }

    /// Creates a colour of parts from 0 to 1.
    public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = "\(red) \(green) \(blue) \(opacity)"
    }

    /// Creates the colour of UIKit's.
    public nonisolated init(_ color: UIColor) { name = "\(color)" }

    /// Returns the colour, as it shines through less.
    public nonisolated func opacity(_ opacity: Double) -> Color { self }

    /// White.
    public nonisolated static let white = Color("white")
    /// Black.
    public nonisolated static let black = Color("black")
    /// Red.
    public nonisolated static let red = Color("red")
    /// Green.
    public nonisolated static let green = Color("green")
    /// Blue.
    public nonisolated static let blue = Color("blue")
    /// Orange.
    public nonisolated static let orange = Color("orange")
    /// Yellow.
    public nonisolated static let yellow = Color("yellow")
    /// Pink.
    public nonisolated static let pink = Color("pink")
    /// Purple.
    public nonisolated static let purple = Color("purple")
    /// Teal.
    public nonisolated static let teal = Color("teal")
    /// Mint.
    public nonisolated static let mint = Color("mint")
    /// Cyan.
    public nonisolated static let cyan = Color("cyan")
    /// Indigo.
    public nonisolated static let indigo = Color("indigo")
    /// Brown.
    public nonisolated static let brown = Color("brown")
    /// Gray.
    public nonisolated static let gray = Color("gray")
    /// The colour of texts.
    public nonisolated static let primary = Color("primary")
    /// The colour of lesser texts.
    public nonisolated static let secondary = Color("secondary")
    // As Apple names it.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// The colour of what the user can act on.
    public nonisolated static let accentColor = Color("accent")
    /// No colour.
    public nonisolated static let clear = Color("clear")
}
