/// The views of a Live Activity, which are never drawn.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    /// Creates the configuration of a type of Live Activities; no closure is called.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}

    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// The things that views of a Live Activity show.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let activityID: String
    /// The things that do not change.
    public let attributes: Attributes
    public let state: Attributes.ContentState
    /// True if the state is out of date.
    public let isStale: Bool
}

/// The views of a Live Activity around the camera.
@MainActor public struct DynamicIsland {
    /// Creates views; no closure is called.
    public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> Expanded,
        @ViewBuilder compactLeading: @escaping () -> Leading,
        @ViewBuilder compactTrailing: @escaping () -> Trailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}

    /// Changes nothing.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }

    /// Changes nothing.
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }

    /// Changes nothing.
    public func contentMargins(
        _ edges: DynamicIslandEdges = .all, _ length: CGFloat, for mode: DynamicIslandMode
    ) -> DynamicIsland { self }
}

/// Edges of the views around the camera.
public struct DynamicIslandEdges: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let leading = DynamicIslandEdges(rawValue: 1)
    public static let trailing = DynamicIslandEdges(rawValue: 2)
    public static let top = DynamicIslandEdges(rawValue: 4)
    public static let bottom = DynamicIslandEdges(rawValue: 8)
    public static let horizontal: DynamicIslandEdges = [.leading, .trailing]
    public static let vertical: DynamicIslandEdges = [.top, .bottom]
    public static let all: DynamicIslandEdges = [.horizontal, .vertical]
}

/// A form of the views around the camera.
public enum DynamicIslandMode: Sendable {
    case compact
    case expanded
    /// Beside another app's.
    case minimal
}

/// The place of a view below the camera.
public enum DynamicIslandExpandedRegionPosition: Sendable {
    case leading
    case trailing
    case center
    case bottom
}

/// A view below the camera.
public struct DynamicIslandExpandedRegion<Content: View>: View {
    /// Creates a view; the closure is not called.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {}

    /// No content, as it is not drawn.
    public var body: EmptyView { EmptyView() }
}

/// Makes the views below the camera one.
public typealias DynamicIslandExpandedContentBuilder = ViewBuilder

extension View {
    /// Changes nothing.
    public func activityBackgroundTint(_ color: Color?) -> some View { self }

    /// Changes nothing.
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

    /// Changes nothing.
    public func widgetURL(_ url: URL?) -> some View { self }

    /// Changes nothing.
    public func dynamicIsland(verticalPlacement: DynamicIslandPlacement) -> some View { self }

    /// Changes nothing.
    public func containerBackground<Background: View>(
        for container: ContainerBackgroundPlacement, @ViewBuilder content: () -> Background
    ) -> some View { self }
}

/// The place of a view in the middle.
public enum DynamicIslandPlacement: Sendable {
    case belowIfTooWide
}

/// The place of a background.
public enum ContainerBackgroundPlacement: Sendable {
    case widget
}
