internal import Foundation
public import Testing

/// A user by whom some tests must be run.
///
/// Where another user runs them, they are skipped, and say so.
public struct NeededUser: Sendable {
    /// Root, who can give files to other users, and run programs as they.
    public static let root = NeededUser(number: 0, name: "root")

    private let number: UInt32
    private let name: String

    fileprivate var isRunning: Bool { geteuid() == number }

    fileprivate var reason: Comment { "needs to be run by \(name)" }
}

extension Trait where Self == ConditionTrait {
    /// Skips tests that another user runs.
    public static func needs(_ user: NeededUser) -> Self {
        .enabled(if: user.isRunning, user.reason)
    }
}
