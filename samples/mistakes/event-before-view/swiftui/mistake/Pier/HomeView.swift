import SwiftUI

struct HomeView: View {
    @State private var path: [String] = []
    @State private var isSignedIn = false

    var body: some View {
        Group {
            if isSignedIn {
                NavigationStack(path: $path) { Text("Ferries") }
                    .onReceive(NotificationCenter.default.publisher(for: .ferry)) { event in
                        if let id = event.object as? String { path.append(id) }
                    }
            } else {
                ProgressView()
            }
        }
        .task {
            await Account.signIn()
            isSignedIn = true
        }
    }
}

enum Account {
    static func signIn() async { try? await Task.sleep(nanoseconds: 500_000_000) }
}
