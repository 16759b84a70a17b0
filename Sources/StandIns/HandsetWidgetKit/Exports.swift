// Code that imports WidgetKit alone uses SwiftUI, and ActivityKit's types.
@_exported public import HandsetActivityKit
@_exported public import HandsetSwiftUI
