import CoreLocation
import SwiftUI

@main
struct ShopApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
    @Environment(\.scenePhase) private var scenePhase
    @StateObject private var orders = Orders.shared

    var body: some Scene {
        WindowGroup {
            OrdersView(orders: orders)
                .onOpenURL { orders.open($0) }
        }
        .onChange(of: scenePhase) { phase in
            if phase == .active { orders.isShown = true }
        }
    }
}

struct OrdersView: View {
    @ObservedObject var orders: Orders

    var body: some View {
        VStack {
            ForEach(orders.opened, id: \.self) { order in
                Text(order).padding()
            }
            if orders.opened.isEmpty {
                Text("No orders")
            }
        }
    }
}

#Preview {
    OrdersView(orders: .shared)
}
