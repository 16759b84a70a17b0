// Code that imports SwiftUI alone uses UIKit and Combine too.
@_exported public import HandsetCombine
@_exported public import HandsetUIKit
