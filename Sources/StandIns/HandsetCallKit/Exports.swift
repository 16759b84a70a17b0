// Code that imports CallKit alone uses Foundation and the audio session too.
@_exported public import HandsetAVFAudio
