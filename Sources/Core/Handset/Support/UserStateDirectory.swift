/// This user's folder for what Handset keeps between runs.
package enum UserStateDirectory {
    /// Returns the folder, as the XDG Base Directory Specification defines it: `$XDG_STATE_HOME/handset`, or
    /// `$HOME/.local/state/handset`.
    ///
    /// - Parameter variable: The variables of the environment by their names. A path that does not begin with a slash is
    ///   ignored, as the specification demands.
    /// - Returns: The path, or `nil` if the environment names neither folder.
    package static func standard(_ variable: (String) -> String?) -> String? {
        func folder(_ name: String) -> String? {
            variable(name).flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
        }
        return folder("XDG_STATE_HOME").map { "\($0)/handset" }
            ?? folder("HOME").map { "\($0)/.local/state/handset" }
    }
}
