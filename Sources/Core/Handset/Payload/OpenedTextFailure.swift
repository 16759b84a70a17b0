/// The reason why a text within another value, which should be a payload, is not one.
struct OpenedTextFailure: PayloadRefusal.UseError {
    let cause: PayloadRefusal.Cause

    var reason: PayloadRefusal.Reason { cause.reason }

    var finding: String { "in the payload within this value: \(RefusalMessage(cause).finding)" }

    var advice: String { RefusalMessage(cause).advice }
}
