/// The result of fetching new content (`UIBackgroundFetchResult`), with Apple's numbers.
///
/// ```swift
/// print(BackgroundFetchResult.noData.rawValue)
/// // 1
/// ```
public enum BackgroundFetchResult: UInt, CaseIterable, Hashable, Sendable {
    /// There was new content.
    case newData
    /// There was no new content.
    case noData
    /// The content could not be fetched.
    case failed
}
