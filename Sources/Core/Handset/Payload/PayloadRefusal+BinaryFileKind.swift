extension PayloadRefusal {
    /// A kind of file that holds no text, known from its first bytes.
    public enum BinaryFileKind: String, CaseIterable, Hashable, Sendable {
        case gzip, zstd, xz, bzip2, zip, png, jpeg, pdf, sqlite, parquet, elf
        /// A property list in Apple's binary form.
        case binaryPropertyList = "binary-property-list"

        var beginning: [UInt8] {
            switch self {
            case .gzip: [0x1F, 0x8B]
            case .zstd: [0x28, 0xB5, 0x2F, 0xFD]
            case .xz: [0xFD] + Array("7zXZ".utf8) + [0]
            case .bzip2: Array("BZh".utf8)
            case .zip: Array("PK".utf8) + [3, 4]
            case .png: [0x89] + Array("PNG".utf8)
            case .jpeg: [0xFF, 0xD8, 0xFF]
            case .pdf: Array("%PDF-".utf8)
            case .sqlite: Array("SQLite format 3".utf8)
            case .parquet: Array("PAR1".utf8)
            case .elf: [0x7F] + Array("ELF".utf8)
            case .binaryPropertyList: Array("bplist00".utf8)
            }
        }

        /// The name of such a file in a sentence, with its article.
        package var name: String {
            switch self {
            case .gzip: "a file that gzip has compressed"
            case .zstd: "a file that zstd has compressed"
            case .xz: "a file that xz has compressed"
            case .bzip2: "a file that bzip2 has compressed"
            case .zip: "a ZIP archive"
            case .png: "a PNG picture"
            case .jpeg: "a JPEG picture"
            case .pdf: "a PDF document"
            case .sqlite: "an SQLite database"
            case .parquet: "a Parquet file"
            case .elf: "a program"
            case .binaryPropertyList: "a property list in binary form"
            }
        }

        /// The program that writes the contents as text to its standard output; `nil` if there is none.
        package var unpacker: String? {
            switch self {
            case .gzip: "zcat"
            case .zstd: "zstdcat"
            case .xz: "xzcat"
            case .bzip2: "bzcat"
            case .zip: "unzip -p"
            case .binaryPropertyList: "plistutil -f json -i"
            case .png, .jpeg, .pdf, .sqlite, .parquet, .elf: nil
            }
        }

        /// True if text may be in it that no search finds.
        package var isCompressed: Bool {
            switch self {
            case .gzip, .zstd, .xz, .bzip2, .zip: true
            case .png, .jpeg, .pdf, .sqlite, .parquet, .elf, .binaryPropertyList: false
            }
        }

        func advice(forFile source: String) -> String {
            guard let unpacker else { return "give payloads, which are JSON" }
            return "\(unpacker) \(source) | handset … reads it"
        }

        /// Returns the kind of a stream; `nil` if it may be text.
        ///
        /// It judges only the beginning of the stream, and waits for no more bytes than a kind needs that may
        /// still be the right one.
        package static func kind(ofStreamIn window: InputWindow) -> PayloadRefusal.BinaryFileKind? {
            guard window.start == 0, window.firstShowable == 0 else { return nil }
            return allCases.first { kind in
                for (offset, byte) in kind.beginning.enumerated() {
                    // An error of the stream is thrown again by the next read.
                    guard let found = try? window.byte(at: offset), found == byte else {
                        return false
                    }
                }
                return true
            }
        }
    }
}
