import ActivityKit
import SwiftUI
import WidgetKit

struct Plunge: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: PlungeAttributes.self) { context in
            Text(context.attributes.title)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text(context.attributes.title) }
            } compactLeading: {
                Text("")
            } compactTrailing: {
                Text("")
            } minimal: {
                Text("")
            }
        }
    }
}
