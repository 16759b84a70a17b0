/// The part of a node in its parent.
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
    /// The function of a call.
    case function
    case argument
    /// The left side of an assignment.
    case target
    case key
}
