internal import Handset

/// A library for `LD_PRELOAD` that leads connections to Google's hosts to the stand-in, on Linux.
///
/// Handset has its source alone: a C compiler of the machine makes it, so that it fits the machine's own C library.
package struct FCMPreload: Sendable {
    package let library: String
    /// The compiler that has made it in this run; `nil` if an earlier run did.
    package let compiler: String?

    /// A reason why there is no library.
    package enum Fault: Error, Hashable, Sendable {
        case system
        case noCompiler(source: String)
        case compilerFailed(String, source: String)
        case folder(GatewayIdentityError)

        /// A sentence for people.
        package var sentence: String {
            switch self {
            case .system:
                "--fcm-preload is for Linux: other systems do not load a library into a program."
            case .noCompiler(let source):
                "--fcm-preload needs a C compiler (cc, gcc or clang) on this machine, to make a library of "
                    + "\(source)."
            case .compilerFailed(let compiler, let source):
                "--fcm-preload: \(compiler) makes no library of \(source); its own messages say why."
            case .folder(let error): "\(error)"
            }
        }
    }

    /// Makes the library in the folder of ``FCMFiles``, unless an earlier run has made it of the same source.
    package init(in directory: String) async throws(Fault) {
        #if os(Linux)
        let path = "\(directory)/\(FCMFiles.folder)"
        let (source, library) = ("\(path)/preload.c", "\(path)/preload.so")
        self.library = library
        let text = Array(Self.source.utf8)
        let folder: StateDirectory
        do throws(GatewayIdentityError) {
            folder = try StateDirectory(makingAt: path)
            if try folder.read("preload.c") == text, try folder.read("preload.so") != nil {
                compiler = nil
                return
            }
            try folder.write(text, to: "preload.c", mode: 0o600)
        } catch {
            throw .folder(error)
        }
        for name in ["cc", "gcc", "clang"] {
            // Made beside, so that a program that has the old one keeps it.
            let arguments = [
                name, "-shared", "-fPIC", "-O1", "-o", "\(path)/preload.made", source, "-ldl",
            ]
            guard
                let process = try? ProgramProcess(
                    arguments, output: Platform.standardError, errors: Platform.standardError)
            else { continue }
            guard case .exited(0) = await process.end() else {
                throw .compilerFailed(name, source: source)
            }
            do throws(GatewayIdentityError) {
                guard let made = try folder.read("preload.made") else {
                    throw GatewayIdentityError(
                        library, .unwritable("the compiler has written nothing"))
                }
                try folder.write(made, to: "preload.so", mode: 0o700)
            } catch {
                throw .folder(error)
            }
            compiler = name
            return
        }
        throw .noCompiler(source: source)
        #else
        throw .system
        #endif
    }

    private static let hosts = FCMConfiguration.hosts.map { "\"\($0)\"" }.joined(separator: ", ")

    /// The source in C, for all C libraries of Linux.
    static let source = """
        /* Leads connections to Google's hosts for messages to handset listen; see LD_PRELOAD in ld.so(8). */
        #define _GNU_SOURCE
        #include <arpa/inet.h>
        #include <dlfcn.h>
        #include <netdb.h>
        #include <netinet/in.h>
        #include <stdlib.h>
        #include <string.h>
        #include <strings.h>
        #include <sys/socket.h>

        typedef int (*Find)(const char *, const char *, const struct addrinfo *, struct addrinfo **);
        typedef int (*Connect)(int, const struct sockaddr *, socklen_t);

        /* The address that stands for Google's hosts until the connection is made. */
        static const char mark[] = "127.77.77.7";
        static const char *const hosts[] = {\(hosts)};

        static int port(void) {
          const char *text = getenv("HANDSET_FCM_PORT");
          int number = text ? atoi(text) : 0;
          return number > 0 && number < 65536 ? number : 0;
        }

        int getaddrinfo(const char *name, const char *service, const struct addrinfo *hints,
                        struct addrinfo **result) {
          Find find = (Find)dlsym(RTLD_NEXT, "getaddrinfo");
          if (!find) return EAI_SYSTEM;
          for (size_t i = 0; name && port() && i < sizeof hosts / sizeof *hosts; i++) {
            if (strcasecmp(name, hosts[i])) continue;
            struct addrinfo own;
            memset(&own, 0, sizeof own);
            if (hints) {
              own.ai_flags = hints->ai_flags & ~(AI_ADDRCONFIG | AI_CANONNAME);
              own.ai_socktype = hints->ai_socktype;
              own.ai_protocol = hints->ai_protocol;
              /* Whoever asks for the newer addresses alone gets this one as such. */
              if (hints->ai_family == AF_INET6) own.ai_flags |= AI_V4MAPPED;
            }
            own.ai_family = hints && hints->ai_family == AF_INET6 ? AF_INET6 : AF_INET;
            if (own.ai_family == AF_INET6) return find("::ffff:127.77.77.7", service, &own, result);
            return find(mark, service, &own, result);
          }
          return find(name, service, hints, result);
        }

        int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
          Connect next = (Connect)dlsym(RTLD_NEXT, "connect");
          if (!next) return -1;
          struct in_addr own;
          if (!address || !port() || inet_pton(AF_INET, mark, &own) != 1)
            return next(descriptor, address, length);
          if (address->sa_family == AF_INET && length >= (socklen_t)sizeof(struct sockaddr_in)) {
            struct sockaddr_in to;
            memcpy(&to, address, sizeof to);
            if (to.sin_addr.s_addr == own.s_addr && ntohs(to.sin_port) == 443) {
              to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
              to.sin_port = htons((unsigned short)port());
              return next(descriptor, (struct sockaddr *)&to, sizeof to);
            }
          }
          if (address->sa_family == AF_INET6 && length >= (socklen_t)sizeof(struct sockaddr_in6)) {
            struct sockaddr_in6 to;
            memcpy(&to, address, sizeof to);
            if (IN6_IS_ADDR_V4MAPPED(&to.sin6_addr) && !memcmp(to.sin6_addr.s6_addr + 12, &own, 4)
                && ntohs(to.sin6_port) == 443) {
              unsigned int loopback = htonl(INADDR_LOOPBACK);
              memcpy(to.sin6_addr.s6_addr + 12, &loopback, 4);
              to.sin6_port = htons((unsigned short)port());
              return next(descriptor, (struct sockaddr *)&to, sizeof to);
            }
          }
          return next(descriptor, address, length);
        }

        """
}
