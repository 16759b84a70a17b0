/// The bytes by which the files of pictures begin.
package enum PictureStart {
    /// Those of PNG.
    package static let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47]
    /// Those of JPEG.
    package static let jpeg: [UInt8] = [0xff, 0xd8, 0xff]
    /// Those of GIF.
    package static let gif = Array("GIF8".utf8)

    /// Returns the bytes for a type; `nil` if it is not a picture.
    static func ofType(_ type: String) -> [UInt8]? {
        switch type {
        case "public.png": png
        case "public.jpeg": jpeg
        case "com.compuserve.gif": gif
        default: nil
        }
    }
}
