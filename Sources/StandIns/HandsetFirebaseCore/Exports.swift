// Firebase passes UIKit on.
@_exported public import HandsetUIKit
