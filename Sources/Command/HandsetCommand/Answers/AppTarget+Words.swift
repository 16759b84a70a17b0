import HandsetPorting

extension AppTarget.Kind {
    var words: String {
        switch self {
        case .app: "an app"
        case .serviceExtension: "a service extension"
        }
    }
}

extension AppTarget {
    /// The file of the target's own delegate or extension that is not in the package, and why; `nil` if it is in.
    var reasonWithoutPrincipal: String? {
        guard principalClass == nil else { return nil }
        guard let file = called.first(where: \.hasDelegate) else {
            return "no Swift file of \(name) has a class that conforms to UIApplicationDelegate"
        }
        let reason = leftOut.first { $0.path == file.path }?.words
        return file.path + (reason.map { " is left out: \($0)" } ?? " does not compile")
    }
}

extension AppTarget.LeftOut {
    var isUnused: Bool {
        if case .unused = reason { true } else { false }
    }

    var words: String {
        switch reason {
        case .impossible(let obstacles): obstacles.map(\.description).joined(separator: "; ")
        case .tooMany: "there are many files already; add it if the tests need it"
        case .sameName(let path): "\(path) has the same name, and a module cannot have two"
        case .errors(let first):
            "it does not compile with stand-ins" + (first.map { ": \($0)" } ?? "")
        case .unused: "about pushes, but iOS calls nothing in it, and no file names it"
        }
    }
}
