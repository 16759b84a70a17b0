/// A part of a widget extension, which is never drawn.
@preconcurrency @MainActor public protocol Widget {
    /// The type of the configuration.
    associatedtype Body: WidgetConfiguration

    /// Creates the widget.
    init()

    /// The configuration, which is not needed here.
    var body: Body { get }
}

/// The widgets of an extension.
@preconcurrency @MainActor public protocol WidgetBundle {
    /// The type of the widgets.
    associatedtype Body: Widget

    /// Creates the widgets.
    init()

    /// The widgets, which are not needed here.
    @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
    /// Draws nothing.
    public static func main() {}
}

/// The configuration of a widget.
@preconcurrency @MainActor public protocol WidgetConfiguration {
    /// The type of the content.
    associatedtype Body: WidgetConfiguration

    /// The content, which is not needed here.
    var body: Body { get }
}

/// A configuration without content.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public init() {}

    public var body: EmptyWidgetConfiguration { self }
}

/// A widget without content.
public struct EmptyWidget: Widget {
    public init() {}

    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Makes the widgets in a closure one.
@resultBuilder @MainActor public enum WidgetBundleBuilder {
    public static func buildBlock() -> EmptyWidget { EmptyWidget() }

    /// The widgets, which are never drawn.
    public static func buildBlock<each Content: Widget>(
        _ content: repeat each Content
    ) -> EmptyWidget { EmptyWidget() }

    /// A widget that may be there.
    public static func buildOptional(_ widget: EmptyWidget?) -> EmptyWidget { EmptyWidget() }

    public static func buildLimitedAvailability(_ widget: any Widget) -> EmptyWidget {
        EmptyWidget()
    }
}

// MARK: - Modifiers, which change nothing

extension WidgetConfiguration {
    public func configurationDisplayName<Name: StringProtocol>(
        _ name: Name
    ) -> some WidgetConfiguration { self }

    public func description<Words: StringProtocol>(_ words: Words) -> some WidgetConfiguration {
        self
    }

    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }

    public func contentMarginsDisabled() -> some WidgetConfiguration { self }

    /// The sizes of a Live Activity on other devices.
    public func supplementalActivityFamilies(
        _ families: [ActivityFamily]
    ) -> some WidgetConfiguration { self }
}

/// The size of a widget.
public enum WidgetFamily: Int, Hashable, Sendable {
    case systemSmall
    case systemMedium
    case systemLarge
    case systemExtraLarge
    case accessoryCorner
    case accessoryCircular
    case accessoryRectangular
    case accessoryInline
}

/// The size of a Live Activity.
public enum ActivityFamily: Int, Hashable, Sendable {
    case small
    case medium
}
