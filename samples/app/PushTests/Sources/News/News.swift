// The files of the app are in app-files.txt; SwiftPM needs one that is here.
