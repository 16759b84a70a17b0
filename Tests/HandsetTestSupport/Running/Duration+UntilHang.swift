extension Duration {
    /// The time after which a wait counts as a hang: 20 minutes.
    ///
    /// It ends a run that would never end, and judges nothing: what is waited for comes, on however slow a
    /// machine.
    public static let untilHang = Duration.seconds(1_200)
}
