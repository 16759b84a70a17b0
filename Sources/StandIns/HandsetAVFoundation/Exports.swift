// Code that imports AVFoundation alone uses the audio session too.
@_exported public import HandsetAVFAudio
