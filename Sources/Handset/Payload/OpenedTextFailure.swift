/// The reason why a text that should be a payload, within another value, is none.
struct OpenedTextFailure: PayloadRefusal.UseError {
    let cause: PayloadRefusal.Cause

    var reason: PayloadRefusal.Reason { cause.reason }

    var finding: String { "in the payload within this value: \(RefusalMessage(cause).finding)" }

    var advice: String { RefusalMessage(cause).advice }
}
