import Handset

/// A network without any other machine, for a program that a team's code is in.
///
/// Linux gives one to a process: as root at once, and to others in a namespace of users, where the system allows it.
enum LoneNetwork {
    private static let ways = [
        ["unshare", "--net"], ["unshare", "--user", "--map-current-user", "--net"],
    ]

    /// Returns the arguments that start a program there, before the program's own.
    ///
    /// - Returns: None if this system does not allow it, or has no `unshare`.
    static func arguments() async -> [String] {
        for way in ways where await works(way) { return way + ["--"] }
        return []
    }

    private static func works(_ way: [String]) async -> Bool {
        (try? await ProgramAnswer(of: way + ["--", "true"]))?.status == 0
    }
}
