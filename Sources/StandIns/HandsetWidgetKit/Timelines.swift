/// A moment of a widget.
public protocol TimelineEntry {
    /// The time.
    var date: Date { get }
}

/// The time at which a widget asks again.
public struct TimelineReloadPolicy: Hashable, Sendable {
    let date: Date?

    /// After the last moment.
    public static let atEnd = TimelineReloadPolicy(date: nil)
    /// Never by itself.
    public static let never = TimelineReloadPolicy(date: .distantFuture)

    public static func after(_ date: Date) -> TimelineReloadPolicy {
        TimelineReloadPolicy(date: date)
    }
}

/// The moments of a widget.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    /// The time at which the widget asks again.
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

/// The circumstances in which a widget is shown.
public struct TimelineProviderContext: Sendable {
    public let family: WidgetFamily
    /// True if the gallery shows it.
    public let isPreview: Bool
    public let displaySize: CGSize
}

/// The source of a widget's moments, which are not needed here.
public protocol TimelineProvider {
    /// The type of a moment.
    associatedtype Entry: TimelineEntry
    /// The circumstances.
    typealias Context = TimelineProviderContext

    /// Returns a moment without data.
    func placeholder(in context: Context) -> Entry
    /// Passes one moment to a closure.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Passes the moments to a closure.
    func getTimeline(
        in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A widget without settings, which is not drawn.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    /// Creates a widget; no closure is called.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}

    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// The door to the app's widgets, which are never drawn.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()

    private init() {}

    /// Does nothing.
    public func reloadAllTimelines() {}

    /// Does nothing.
    public func reloadTimelines(ofKind kind: String) {}

    /// Finds no widget.
    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) { completion(.success([])) }
}

/// A widget that the user has chosen.
public struct WidgetInfo: Hashable, Sendable {
    public let kind: String
    public let family: WidgetFamily
}
