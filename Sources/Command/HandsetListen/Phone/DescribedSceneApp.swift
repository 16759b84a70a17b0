import Handset

/// The app of a description that has a scene, as the delegate of both.
final class DescribedSceneApp: DescribedApp, SceneDelegate {
    func scene(
        _ scene: Scene, willConnectTo session: SceneSession,
        options connectionOptions: Scene.ConnectionOptions
    ) async throws {
        let response = connectionOptions.notificationResponse
        await note(
            .sceneWillConnect, nil, response?.notification.request.content.userInfo)
    }

    func sceneWillEnterForeground(_ scene: Scene) async throws {
        await note(.sceneWillEnterForeground)
    }

    func sceneDidBecomeActive(_ scene: Scene) async throws {
        await note(.sceneDidBecomeActive)
    }

    func sceneWillResignActive(_ scene: Scene) async throws {
        await note(.sceneWillResignActive)
    }

    func sceneDidEnterBackground(_ scene: Scene) async throws {
        await note(.sceneDidEnterBackground)
    }
}
