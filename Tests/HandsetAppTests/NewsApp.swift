import HandsetSwiftUI

/// An app in SwiftUI.
struct NewsApp: App {
    @UIApplicationDelegateAdaptor(NewsDelegate.self) private var delegate
    @Environment(\.scenePhase) private var phase
    @AppStorage("handset-news") private var isOn = true
    @StateObject private var reader = NewsReader.shared

    var body: some Scene {
        WindowGroup {
            if isOn {
                VStack {
                    Text("News").padding()
                    Button("Off") { isOn = false }
                }
                .onReceive(reader.$articles) { _ in }
            }
        }
        .onChange(of: phase) { _, _ in }
    }
}

/// The articles that the app shows.
@MainActor final class NewsReader: ObservableObject {
    static let shared = NewsReader()

    @Published var articles: [String] = []
}

/// The delegate that the app names.
final class NewsDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    let reader: NewsReader

    override init() {
        reader = MainActor.assumeIsolated { NewsReader.shared }
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        return true
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        let id = response.notification.request.content.userInfo["id"] as? String ?? "none"
        await MainActor.run { reader.articles.append(id) }
    }
}

/// An app in SwiftUI that names no delegate.
struct AppWithoutDelegate: App {
    var body: some Scene { WindowGroup { Text("News") } }
}
