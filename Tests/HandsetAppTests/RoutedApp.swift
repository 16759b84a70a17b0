import HandsetSwiftUI

/// An app in SwiftUI whose first screen routes.
struct RoutedApp: App {
    static let name = Notification.Name("handset-order")
    @MainActor static var lines: [String] = []

    var body: some Scene { WindowGroup { RoutedScreen() } }
}

/// The first screen.
struct RoutedScreen: View {
    @State private var orders: [String] = []
    @Environment(\.scenePhase) private var phase

    var body: some View {
        NavigationStack(path: $orders) {
            Text("Orders").onAppear { RoutedApp.lines.append("appeared") }
        }
        .onReceive(NotificationCenter.default.publisher(for: RoutedApp.name)) { notification in
            orders.append(notification.object as? String ?? "none")
        }
        .onChange(of: phase) { _, new in if new == .active { RoutedApp.lines.append("phase") } }
        .onChange(of: orders) { _, new in RoutedApp.lines.append("orders \(new.count)") }
        .onOpenURL { RoutedApp.lines.append("url \($0.absoluteString)") }
        .task { RoutedApp.lines.append("task") }
    }
}
