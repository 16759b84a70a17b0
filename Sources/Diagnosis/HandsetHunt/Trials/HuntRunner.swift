/// The app as a hunt runs it.
package protocol HuntRunner: Sendable {
    /// The number of trials that run side by side.
    var width: Int { get }

    /// Runs trials one after another.
    ///
    /// - Parameters:
    ///   - trials: The trials.
    ///   - care: The care that is taken.
    /// - Returns: The observation of each, in the same order.
    /// - Throws: An error that makes a run impossible, and is not a fault of the app.
    func observe(_ trials: [HuntTrial], _ care: HuntCare) async throws -> [HuntObservation]
}

extension HuntRunner {
    /// Runs trials side by side.
    ///
    /// - Parameters:
    ///   - trials: The trials.
    ///   - care: The care that is taken.
    /// - Returns: The observation of each, in the same order.
    /// - Throws: An error that makes a run impossible.
    func observeAtOnce(
        _ trials: [HuntTrial], _ care: HuntCare
    ) async throws -> [HuntObservation] {
        let size = max(1, (trials.count + width - 1) / max(width, 1))
        return try await withThrowingTaskGroup(of: (Int, [HuntObservation]).self) { group in
            for start in stride(from: 0, to: trials.count, by: size) {
                let part = Array(trials[start..<min(start + size, trials.count)])
                group.addTask { (start, try await observe(part, care)) }
            }
            var seen: [Int: [HuntObservation]] = [:]
            for try await (start, observations) in group { seen[start] = observations }
            return seen.sorted { $0.key < $1.key }.flatMap(\.value)
        }
    }
}
