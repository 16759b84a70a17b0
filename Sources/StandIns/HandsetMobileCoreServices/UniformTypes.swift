@_exported public import Foundation

// The types of files by their names before iOS 14, which `UTType` has today. Those are here that attachments of
// notifications have.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A picture of PNG.
public let kUTTypePNG = "public.png"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A picture of JPEG.
public let kUTTypeJPEG = "public.jpeg"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A picture of GIF.
public let kUTTypeGIF = "com.compuserve.gif"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A picture.
public let kUTTypeImage = "public.image"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A film.
public let kUTTypeMovie = "public.movie"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A film of MPEG.
public let kUTTypeMPEG = "public.mpeg"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A film of MPEG-4.
public let kUTTypeMPEG4 = "public.mpeg-4"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A film of AVI.
public let kUTTypeAVIMovie = "public.avi"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A film of QuickTime.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A sound.
public let kUTTypeAudio = "public.audio"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A sound of MP3.
public let kUTTypeMP3 = "public.mp3"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A sound of MPEG-4.
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A sound of AIFF.
public let kUTTypeAudioInterchangeFileFormat = "public.aiff-audio"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A sound of WAV.
public let kUTTypeWaveformAudio = "com.microsoft.waveform-audio"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// An address.
public let kUTTypeURL = "public.url"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A text.
public let kUTTypeText = "public.text"
