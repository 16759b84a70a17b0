import CNGHTTP2
import HandsetBuild

/// The HTTP/2 library of the system.
enum NGHTTP2 {
    /// The version of the build and, if another one runs, that one too.
    static var version: String {
        BuildFacts.library(
            built: NGHTTP2_VERSION, running: String(cString: nghttp2_version(0).pointee.version_str)
        )
    }
}
