@_exported public import Foundation

// The types of files by their names before iOS 14, which `UTType` has today. Those are here that attachments of
// notifications have.

// swift-format-ignore: AlwaysUseLowerCamelCase
public let kUTTypePNG = "public.png"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kUTTypeJPEG = "public.jpeg"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kUTTypeGIF = "com.compuserve.gif"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kUTTypeImage = "public.image"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kUTTypeMovie = "public.movie"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kUTTypeMPEG = "public.mpeg"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A film of MPEG-4.
public let kUTTypeMPEG4 = "public.mpeg-4"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kUTTypeAVIMovie = "public.avi"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kUTTypeAudio = "public.audio"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A sound of MP3.
public let kUTTypeMP3 = "public.mp3"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A sound of MPEG-4.
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kUTTypeAudioInterchangeFileFormat = "public.aiff-audio"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kUTTypeWaveformAudio = "com.microsoft.waveform-audio"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kUTTypeURL = "public.url"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kUTTypeText = "public.text"
