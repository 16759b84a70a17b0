package import Handset

/// The last build of a package.
package enum PackageBuild: Hashable, Sendable {
    /// The app was built; `false` while nothing has changed since the start.
    case built(isAgain: Bool)
    /// A file has changed, and the app is being built.
    case building
    /// The app does not build, with the compiler's first error.
    case failed(String)

    package var json: JSONText {
        switch self {
        case .built(let isAgain):
            .object(["state": .string("built"), "isAgain": .boolean(isAgain)])
        case .building: .object(["state": .string("building")])
        case .failed(let error):
            .object(["state": .string("failed"), "error": .string(error)])
        }
    }
}
