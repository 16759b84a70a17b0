import Testing

/// The tests of all apps, one after another: a process has one `UIApplication.shared`.
@Suite(.serialized) struct AllTests {}
