internal import Foundation

// Processes that a program has started, as Linux tells of them; elsewhere none is known.

extension Platform {
    /// Kills all processes that descend from a process, and not that process.
    ///
    /// They are stopped first, so that none starts another meanwhile.
    package static func killDescendants(of identifier: Int32) {
        var stopped: Set<Int32> = []
        while true {
            let new = descendants(of: identifier).filter { stopped.insert($0).inserted }
            if new.isEmpty { break }
            for process in new { kill(process, SIGSTOP) }
        }
        for process in stopped { kill(process, SIGKILL) }
    }

    /// Kills all processes that were started with a variable, such as `NAME=VALUE`: whoever has started them may have ended
    /// before.
    ///
    /// - Parameters:
    ///   - variable: The variable.
    ///   - identifier: The number of a process that was started before all of them.
    package static func killProcesses(startedWith variable: String, after identifier: Int32) {
        let variable = Array(variable.utf8)
        // The numbers of processes begin again at their end.
        let newest = text(ofFile: "/proc/loadavg").split(separator: UInt8(ascii: " ")).last
        let hasWrapped =
            newest.flatMap { Int32(String(decoding: $0.dropLast(), as: UTF8.self)) }
            .map { $0 < identifier } ?? true
        var killed: Set<Int32> = []
        // The second look finds what was started during the first one.
        for _ in 0..<10 {
            let candidates = numbers(inFolder: "/proc").filter { process in
                (process > identifier || hasWrapped) && !killed.contains(process)
            }
            let environments = candidates.map { (process: $0, variables: environment(of: $0)) }
            let new = environments.filter { $0.variables.contains { $0.elementsEqual(variable) } }
            for (process, _) in new where killed.insert(process).inserted { kill(process, SIGKILL) }
            guard new.isEmpty else { continue }
            let isUnclear = environments.contains { $0.variables.isEmpty && hasMemory($0.process) }
            guard isUnclear else { return }
            usleep(2_000)
        }
    }

    /// Returns true if a process has memory of its own: it is neither at its end nor the kernel's.
    ///
    /// One without variables may be about to become another program, and has them a moment later.
    private static func hasMemory(_ process: Int32) -> Bool {
        let sizes = text(ofFile: "/proc/\(process)/statm").split(separator: UInt8(ascii: " "))
        return sizes.first.map { !$0.elementsEqual("0".utf8) } ?? false
    }

    /// Kills this process, and all of its group.
    package static func killOwnGroup() { kill(0, SIGKILL) }

    private static func descendants(of identifier: Int32) -> [Int32] {
        var found: [Int32] = []
        var next = [identifier]
        while let process = next.popLast() {
            let children = numbers(inFolder: "/proc/\(process)/task").flatMap { thread in
                text(ofFile: "/proc/\(process)/task/\(thread)/children")
                    .split(separator: UInt8(ascii: " "))
                    .compactMap { Int32(String(decoding: $0, as: UTF8.self)) }
            }
            found += children
            next += children
        }
        return found
    }

    /// Returns true if a process has not ended: one that has stays until its parent has waited for it.
    static func isRunning(_ process: Int32) -> Bool {
        guard let state = fields(of: process).first?.first else { return false }
        return state != UInt8(ascii: "Z") && state != UInt8(ascii: "X")
    }

    /// Returns true if a process has not ended, and has not begun to end either.
    static func goesOn(_ process: Int32) -> Bool {
        // The kernel's flag of a task that ends, PF_EXITING.
        let flags = fields(of: process).dropFirst(6).first
        guard let flags, let flags = UInt32(String(decoding: flags, as: UTF8.self)) else {
            return false
        }
        return flags & 4 == 0 && isRunning(process)
    }

    /// Returns what Linux tells of a process after its name, beginning with its state; none if there is no such process.
    private static func fields(of process: Int32) -> [ArraySlice<UInt8>] {
        let text = text(ofFile: "/proc/\(process)/stat")
        // The program's name, in parentheses, may contain parentheses and spaces.
        guard let end = text.lastIndex(of: UInt8(ascii: ")")) else { return [] }
        return text[(end + 1)...].split(separator: UInt8(ascii: " "))
    }

    private static func environment(of process: Int32) -> [ArraySlice<UInt8>] {
        text(ofFile: "/proc/\(process)/environ").split(separator: 0)
    }

    /// Returns the bytes of a file of the system; none if it cannot be read.
    private static func text(ofFile path: String) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        return (try? bytes(ofFile: descriptor, upTo: 1 << 20)) ?? []
    }
}
