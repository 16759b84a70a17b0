import HandsetUniformTypeIdentifiers
import Testing

/// The types of files that notifications show.
@Suite struct UTTypeTests {
    @Test("A type is found by its name, by the end of a file's name and by its MIME type")
    func found() {
        #expect(UTType.jpeg.identifier == "public.jpeg")
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "image/png")?.preferredFilenameExtension == "png")
        #expect(UTType("com.compuserve.gif") == .gif)
        #expect(UTType(filenameExtension: "exe") == nil)
    }
}
