import Handset

/// The result of the payload of a case.
struct AppFinding {
    /// The texts that the app has opened, in order.
    let opened: [String]
    let delivery: Delivery
}
