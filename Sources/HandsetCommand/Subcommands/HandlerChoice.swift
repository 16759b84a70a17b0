import ArgumentParser

/// What is done with a session.
enum HandlerChoice: ExpressibleByArgument, Equatable {
    /// What the app does.
    case lookup
    /// A program is run.
    case program(String)

    init?(argument: String) {
        if argument == "lookup" {
            self = .lookup
        } else if argument.hasPrefix("exec:"), argument.utf8.count > 5 {
            self = .program(String(argument.dropFirst(5)))
        } else {
            return nil
        }
    }

    var defaultValueDescription: String {
        switch self {
        case .lookup: "lookup"
        case .program(let program): "exec:\(program)"
        }
    }
}
