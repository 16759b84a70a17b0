import SwiftUI

struct ShelfView: View {
    var body: some View {
        List(["Oats", "Spelt", "Rye"], id: \.self) { Text($0) }
            .navigationTitle("Kornhaus")
    }
}

struct OrderView: View {
    let url: URL

    var body: some View {
        Text("Order \(url.lastPathComponent)")
    }
}
