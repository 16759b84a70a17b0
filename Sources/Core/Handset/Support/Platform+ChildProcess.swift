internal import Foundation

extension Platform {
    /// A process that was started in a process group of its own.
    struct ChildProcess: Sendable {
        enum End {
            case exited(Int32)
            case killed(Int32)
        }

        /// The number of the process, and of its group.
        let identifier: pid_t

        /// Starts a program with one argument, or with none.
        ///
        /// The program is a path if it holds a `/`, otherwise a name that is looked for in `PATH`, as
        /// ``Platform/SearchPath`` does. If the argument begins with `-`, the argument `--` comes before
        /// it, so that the program does not take it for an option.
        init(
            program: String, argument: String?, input: Int32, output: Int32, errors: Int32
        ) throws(Failure) {
            let end = argument?.utf8.first == UInt8(ascii: "-") ? ["--"] : []
            try self.init(
                [program] + end + [argument].compactMap(\.self), environment: nil, input: input,
                output: output, errors: errors)
        }

        /// Starts a program, given as a path or a name in `PATH`, with arguments.
        ///
        /// `environment` has each variable as `NAME=VALUE`; if `nil`, the program gets this process's.
        /// It gets other open files too, as the numbers from 3 on.
        init(
            _ arguments: [String], environment: [String]?, input: Int32, output: Int32,
            errors: Int32, others: [Int32] = []
        ) throws(Failure) {
            try self.init(
                arguments, environment: environment,
                files: [
                    (input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO),
                ] + zip(others, STDERR_FILENO + 1..<Int32.max).map { ($0, $1) })
        }

        /// Starts a program that shares the standard streams of this process.
        ///
        /// Give the program as a path or a name in `PATH`, and each environment variable as `NAME=VALUE`. If
        /// this process is in the foreground of the terminal on standard input, the program is put there in its
        /// place, so that it can read.
        init(_ arguments: [String], environment: [String]) throws(Failure) {
            let isInForeground = tcgetpgrp(STDIN_FILENO) == getpgrp()
            try self.init(
                arguments, environment: environment, files: [])
            if isInForeground { Self.putIntoForeground(identifier) }
        }

        /// The program starts with default signals, as from a shell, even if they are ignored here.
        private init(
            _ arguments: [String], environment: [String]?,
            files: [(descriptor: Int32, target: Int32)]
        ) throws(Failure) {
            #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
            #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
            #endif
            try Self.check(posix_spawn_file_actions_init(&actions))
            defer { posix_spawn_file_actions_destroy(&actions) }
            // A file that has the number that another one gets would be gone before its turn.
            let first = (files.map(\.target).max() ?? STDERR_FILENO) + 1
            var copies: [Int32] = []
            defer { for copy in copies { close(copy) } }
            for (descriptor, target) in files {
                var source = descriptor
                if descriptor > STDERR_FILENO, descriptor < first {
                    source = fcntl(descriptor, F_DUPFD_CLOEXEC, first)
                    guard source >= 0 else { throw .ofLastCall }
                    copies.append(source)
                }
                try Self.check(posix_spawn_file_actions_adddup2(&actions, source, target))
            }
            try Self.addClosing(to: &actions, from: first)

            try Self.check(posix_spawnattr_init(&attributes))
            defer { posix_spawnattr_destroy(&attributes) }
            var signals = sigset_t()
            sigemptyset(&signals)
            try Self.check(posix_spawnattr_setsigmask(&attributes, &signals))
            sigaddset(&signals, SIGPIPE)
            sigaddset(&signals, SIGXFSZ)
            sigaddset(&signals, SIGCHLD)
            try Self.check(posix_spawnattr_setsigdefault(&attributes, &signals))
            let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
            try Self.check(posix_spawnattr_setflags(&attributes, Int16(flags)))

            let words = try Self.vector(arguments)
            let variables = try environment.map(Self.vector)
            defer { for case let text? in words + (variables ?? []) { free(text) } }
            #if canImport(Darwin)
            let inherited = _NSGetEnviron().pointee
            #else
            let inherited = environ
            #endif
            var identifier = pid_t()
            let path = try SearchPath.program(named: arguments[0])
            let program = cString(PathText.bytes(of: path))
            if let variables {
                try Self.check(
                    posix_spawn(&identifier, program, &actions, &attributes, words, variables))
            } else {
                try Self.check(
                    posix_spawn(&identifier, program, &actions, &attributes, words, inherited))
            }
            self.identifier = identifier
        }

        #if canImport(Darwin)
        private typealias FileActions = posix_spawn_file_actions_t?
        #else
        private typealias FileActions = posix_spawn_file_actions_t
        #endif

        /// Includes a connection that another thread accepts between this and the start: SwiftNIO lets
        /// programs inherit its sockets.
        private static func addClosing(
            to actions: inout FileActions, from start: Int32
        ) throws(Failure) {
            let files = Platform.openFiles
            guard let highest = files.last?.descriptor else { return }
            let inherited = Set(files.filter(\.isInherited).map(\.descriptor))
            let limit = Platform.fileLimit
            // Closing a number that no file has is not an error below the limit.
            let end = max(start, min(highest + raceMargin, limit))
            for descriptor in start..<end where !inherited.contains(descriptor) {
                try check(posix_spawn_file_actions_addclose(&actions, descriptor))
            }
            // The limit was lowered after these were opened. Such a number cannot be in the actions.
            for file in files where file.descriptor >= end && !file.isInherited {
                _ = fcntl(file.descriptor, F_SETFD, FD_CLOEXEC)
            }
        }

        /// The number of files that other threads may open while a program is being started.
        private static let raceMargin: Int32 = 64

        /// Returns copies of texts as C has them, and a null pointer; the caller frees them.
        private static func vector(
            _ texts: [String]
        ) throws(Failure) -> [UnsafeMutablePointer<CChar>?] {
            let copies = texts.map { strdup($0) }
            guard !copies.contains(nil) else {
                for copy in copies { free(copy) }
                throw Failure(code: ENOMEM)
            }
            return copies + [nil]
        }

        /// Checks the error number that a function of `posix_spawn` returns.
        private static func check(_ code: Int32) throws(Failure) {
            guard code == 0 else { throw Failure(code: code) }
        }
    }
}
