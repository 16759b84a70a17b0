import ArgumentParser

/// The condition for writing the device log.
package enum LogMode: String, NamedChoice {
    case auto, always, never
    /// Always, without the prefix of the lines.
    case bare
}
