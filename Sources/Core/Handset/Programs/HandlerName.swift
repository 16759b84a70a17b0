/// The name of a built-in handler, in rule files and on the command line.
///
/// ```swift
/// print(HandlerName("exec:xdg-open") == .program("xdg-open"), HandlerName("open") == nil)
/// // true true
/// ```
package enum HandlerName: Hashable, Sendable, CustomStringConvertible {
    /// `lookup`: does what the app does.
    case lookup
    /// `exec:PROGRAM`: runs a program.
    case program(String)

    package init?(_ name: String) {
        if name == "lookup" {
            self = .lookup
        } else if name.hasPrefix("exec:"), name.utf8.count > 5 {
            self = .program(String(name.dropFirst(5)))
        } else {
            return nil
        }
    }

    package var description: String {
        switch self {
        case .lookup: "lookup"
        case .program(let program): "exec:\(program)"
        }
    }

    package func makeHandler() -> any SessionHandler {
        switch self {
        case .lookup: LookupHandler()
        case .program(let program): ProgramHandler(program: program)
        }
    }
}
