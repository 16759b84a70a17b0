/// The list of what stands in for an app's files.
public struct StandInList: Sendable {
    /// The names that stand in.
    public var names: [String]
    /// The names among them that the app's own sources declare: calls on them are what the app opens.
    public var own: [String]
    /// The places of the statements that are cut, such as `AppDelegate.swift:353`.
    public var cuts: [String]

    public init(names: [String], own: [String], cuts: [String]) {
        self.names = names
        self.own = own
        self.cuts = cuts
    }
}
