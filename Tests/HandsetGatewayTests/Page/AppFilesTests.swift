import Foundation
import HandsetTestSupport
import Testing

@testable import HandsetPage

/// The files of the app's page that may be served.
@Suite struct AppFilesTests {
    private let folder: TemporaryFolder
    private let files: AppFiles

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/www/js/.git", withIntermediateDirectories: true)
        for (name, text) in [
            ("www/index.html", "<p>app"), ("www/js/app.js", "1"), ("www/a b.css", "b{}"),
            ("www/data.bin", "x"), ("www/.env", "secret"), ("www/js/.git/config", "secret"),
            ("secret", "secret"), ("wwwx", "secret"),
        ] {
            try folder.write(text, to: name)
        }
        for (link, target) in [
            ("www/out", "../secret"), ("www/up", ".."), ("www/in", "js/app.js"),
            ("other", "www"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/\(link)", withDestinationPath: target)
        }
        files = AppFiles(folder: "\(folder.path)/www")
    }

    private func text(_ names: [String], of files: AppFiles? = nil) -> String? {
        (files ?? self.files).file(names).map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test("A file in the folder is served with its type, and a folder with its page")
    func inside() {
        #expect(text([]) == "<p>app")
        #expect(text(["index.html"]) == "<p>app")
        #expect(files.file(["js", "app.js"])?.type == "text/javascript; charset=utf-8")
        #expect(files.file(["a b.css"])?.type == "text/css; charset=utf-8")
        #expect(files.file(["data.bin"])?.type == "application/octet-stream")
    }

    @Test("A link within the folder is followed, and so is one to the folder itself")
    func linksInside() {
        #expect(text(["in"]) == "1")
        #expect(text([], of: AppFiles(folder: "\(folder.path)/other")) == "<p>app")
    }

    @Test(
        "Nothing outside of the folder is served, and nothing that is hidden",
        arguments: [
            ["..", "secret"], ["js", "..", "..", "secret"], ["out"], ["up", "secret"], [".env"],
            ["js", ".git", "config"], ["../secret"], ["js/app.js"], ["", "index.html"],
            ["."], ["index.html\0.png"], ["none"], ["js"], ["index.html", "x"], ["..", "wwwx"],
        ])
    func outside(names: [String]) {
        #expect(text(names) == nil)
    }

    @Test("Without a folder there is one page, of Handset's own")
    func ownPage() throws {
        let page = try #require(text([], of: AppFiles(folder: nil)))
        #expect(page.contains("function handleOpenURL"))
        #expect(text(["frame-loader.js"], of: AppFiles(folder: nil)) == nil)
        #expect(text(["openapi.json"], of: AppFiles(folder: nil)) == nil)
    }

    @Test(
        "The first script of a page stands at the start of its head, or as early as it can",
        arguments: [
            ("<!DOCTYPE html>\n<html><HEAD lang=\"a\"><title>", "<title>"),
            ("<!doctype html><html><body>", "<body>"), ("<!doctype html><p>", "<p>"),
            ("<p>", "<p>"), ("", ""), ("<!-- <head> --><header><head>x", "x"),
            ("<header><p>", "<header><p>"), ("<head", "<head"), ("<!-- <head>", "<!-- <head>"),
        ])
    func start(page: String, rest: String) {
        let bytes = Array(page.utf8)
        #expect(String(decoding: bytes[PageStart.end(of: bytes)...], as: UTF8.self) == rest)
    }
}
