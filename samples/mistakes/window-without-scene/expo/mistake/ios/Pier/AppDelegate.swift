import Expo
import React
import ReactAppDependencyProvider
import UIKit

@main
class AppDelegate: ExpoAppDelegate {
    var factory: RCTReactNativeFactory?

    override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let factory = ExpoReactNativeFactory(delegate: PierDelegate())
        self.factory = factory
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
    }
}
