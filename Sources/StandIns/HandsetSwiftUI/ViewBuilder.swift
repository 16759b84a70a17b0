/// Makes one view of the views in a closure.
@resultBuilder @MainActor public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> { TupleView(repeat each content) }

    /// A view that may be there.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> ConditionalView<First, Second> { ConditionalView(content: .first(first)) }

    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> ConditionalView<First, Second> { ConditionalView(content: .second(second)) }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> some View {
        content
    }
}
