/// What a node is for its parent.
package enum CodeRole: UInt8, Hashable, Sendable {
    /// A part without a role of its own: a statement, a member, an element.
    case element
    case inherited
    case parameter
    case body
    case accessor
    case value
    case pattern
    case condition
    case then
    /// The branch of `else`, or `finally`.
    case otherwise
    /// The value that a switch or a loop goes through.
    case subject
    case base
    /// What is called.
    case function
    case argument
    /// What an assignment changes.
    case target
    case key
}
