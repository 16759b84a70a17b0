/// A line of an app's file that is changed so that it compiles.
package struct GapChange: Hashable, Sendable {
    /// The number of the line, from 1.
    package let line: Int
    /// The bytes of the line in the app's file.
    package let was: [UInt8]
    /// The bytes in their place.
    package let now: [UInt8]
}
