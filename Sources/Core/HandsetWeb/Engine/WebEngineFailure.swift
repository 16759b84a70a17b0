/// A reason why an engine does not go on.
package enum WebEngineFailure: Error {
    /// Its process has ended.
    case ended
    /// It does not answer in time.
    case late
    /// The page has written more at once than is read.
    case flooded
    /// Its processes need too much memory.
    case needsMemory
    /// It has refused a command, for this reason.
    case refused(String)
}
