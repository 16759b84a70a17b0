// Package.swift says why this module is there; SwiftPM wants a file of it.
