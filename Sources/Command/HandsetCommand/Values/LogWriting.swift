import ArgumentParser

/// The form of the device log.
package enum LogWriting: String, NamedChoice {
    /// The app's own lines.
    case app
    /// Also the lines of iOS's own processes, as `log show` writes them.
    case system
}
