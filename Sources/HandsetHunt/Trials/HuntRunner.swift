/// The app as a hunt runs it.
package protocol HuntRunner: Sendable {
    /// The number of trials that run side by side.
    var width: Int { get }

    /// Runs trials one after another.
    ///
    /// - Parameters:
    ///   - trials: The trials.
    ///   - care: The care that is taken.
    /// - Returns: What was seen of each, in the same order.
    /// - Throws: What makes a run impossible, and is no fault of the app.
    func observe(_ trials: [HuntTrial], _ care: HuntCare) async throws -> [HuntObservation]
}
