/// The kind of a notification that has no text to show.
package enum PageKind: String, CaseIterable, Hashable, Sendable {
    /// It wakes the app, and the user sees and hears nothing.
    case silent
    /// It only changes the number on the app's icon.
    case badge
    case sound
    case badgeAndSound = "badge-and-sound"
    case liveActivity = "liveactivity"
    case voip
    /// It is of another type than those that the app's delegate gets.
    case otherType = "other-type"
    /// It shows nothing and wakes nobody.
    case empty
    /// It is larger than the gateway takes, which has read only its beginning.
    case tooLarge = "too-large"
    case unreadable
}
