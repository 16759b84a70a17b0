/// The kind of a node in a tree of code.
///
/// All languages have the same kinds. The words behind a kind name the roles of its children; children without a
/// named role have ``CodeRole/element``.
package enum CodeKind: UInt8, Hashable, Sendable {
    // MARK: Declarations

    /// A whole file; its children are its declarations and statements.
    case file
    /// An imported module or file, with its name or path; JavaScript's has a `binding` for each name.
    case module
    /// A type or an extension of one; `type` is the word that declares it, `label` the type that an alias stands for.
    /// Children: `inherited`, then members.
    case type
    /// A name that a type inherits or conforms to.
    case inherited
    /// A method, a function, or a property's accessor; `text` is the base name, `label` the name with its labels or
    /// the selector, `type` the result. Children: `parameter`, `body`.
    case function
    /// A parameter; `text` is its name in the body, `label` its label in calls. Children: `value` for its default.
    case parameter
    /// A property, a constant (with the word `let`) or a variable. Children: `value`, `accessor`, and `pattern` if it
    /// has no name of its own.
    case variable
    /// A name that takes a part of a value apart; `label` is the key or the number of the part.
    case binding
    /// A case of an enumeration. Children: `value` for its raw value.
    case enumCase

    // MARK: Statements

    /// Statements in braces.
    case block
    /// Children: `condition`, `then`, `otherwise`. A condition that binds is a `variable` with the role `condition`.
    case `if`
    /// Children: `condition`, `otherwise`.
    case `guard`
    /// Children: `subject`, then cases.
    case `switch`
    /// A case of a switch; `text` is `default` for that one. Children: `pattern`, `condition`, `body`.
    case switchCase
    /// `text` is the word that begins it. Children: `pattern`, `subject`, `condition`, `body`.
    case loop
    /// Children: `body`, then `catch`, and `otherwise` for what runs at the end.
    case `do`
    /// Children: `pattern`, `body`.
    case `catch`
    /// Children: `body`.
    case `defer`
    /// Children: `value`.
    case `return`
    /// Children: `value`.
    case `throw`
    case `break`
    case `continue`
    case `fallthrough`
    /// The branches of `#if`; those that are not for iOS are left out.
    case compiled
    /// A branch of `#if`; `text` is its condition, empty if that is true on iOS. Children: statements or members.
    case compiledBranch

    // MARK: Expressions

    /// A name that stands alone, such as `self`.
    case name
    /// A member; without a `base` it is one of a type that the context gives, such as `.alert`.
    case member
    /// A call; `text` is the base name, `label` the name with its labels or the selector. Children: `function`,
    /// `argument`. The receiver of a method is the `base` of its `function`, also in Objective-C.
    case call
    /// An argument; `label` is its label, empty for none. Children: `value`.
    case argument
    /// Children: `base`, `argument`.
    case `subscript`
    /// A closure, a block or a function without a name. Children: `parameter`, then statements.
    case closure
    /// A string without its quotes.
    case string
    /// A string with values in it; each value is `\()` in the text. Children: the values.
    case interpolation
    case number
    /// `true`, `false`, `YES` or `NO`, as `true` or `false`.
    case boolean
    /// `nil`, `null` or `undefined`.
    case nothing
    /// Children: the elements of a list, a tuple or a set.
    case list
    /// Children: entries.
    case dictionary
    /// `label` is the key if it is a word or a string. Children: `key`, `value`.
    case entry
    /// `text` is the operator. Children: `target`, `value`.
    case assignment
    /// `text` is the operator, or all of them. Children: the operands.
    case operation
    /// `a ? b : c`. Children: `condition`, `then`, `otherwise`.
    case choice
    /// `text` is `as`, `as?`, `as!` or `is`, `type` the type. Children: `value`.
    case cast
    /// `text` is `?` or `!`. Children: `value`.
    case unwrap
    /// `text` is `await` or `try`, with the sign behind it. Children: `value`.
    case effect
    /// A pattern with its value, as in `if case .some(let x) = value`. Children: `pattern`, `value`.
    case match
    /// A check of the version, such as `#available(iOS 14, *)`.
    case availability
    /// A selector or a key path, as text.
    case selector
    /// Code without a kind of its own; its children are kept.
    case other
}
