/// The files that lead libraries to the stand-in which heed no proxy.
enum FCMHook {
    private static let hosts = FCMConfiguration.hosts.map { "'\($0)'" }.joined(separator: ", ")

    /// Node's: firebase-admin sends several messages by HTTP/2 and asks for no proxy.
    static let node = """
        'use strict';
        // Leads connections to Google's hosts for messages to handset listen.
        const net = require('net');
        const port = Number(process.env.HANDSET_FCM_PORT);
        const hosts = new Set([\(hosts)]);
        if (port > 0) {
          const connect = net.Socket.prototype.connect;
          net.Socket.prototype.connect = function (...given) {
            const list = Array.isArray(given[0]) ? given[0] : given;
            const options = list[0];
            if (options && typeof options === 'object' && hosts.has(options.host)
                && Number(options.port) === 443) {
              list[0] = Object.assign({}, options, {
                host: '127.0.0.1', port, lookup: undefined,
                servername: options.servername || options.host,
              });
            }
            return connect.apply(this, given);
          };
        }

        """

    /// Ruby's: `Net::HTTP` asks for a proxy of http alone.
    static let ruby = """
        # Leads connections to Google's hosts for messages to handset listen.
        require 'socket'

        if ENV['HANDSET_FCM_PORT'].to_i > 0
          module HandsetLead
            HOSTS = [\(hosts)].freeze
            PORT = ENV['HANDSET_FCM_PORT'].to_i

            def self.target(host, port)
              HOSTS.include?(host.to_s) && port.to_i == 443 ? ['127.0.0.1', PORT] : [host, port]
            end

            module TCP
              def open(host = nil, port = nil, *others, **named, &block)
                super(*HandsetLead.target(host, port), *others, **named, &block)
              end

              def new(host = nil, port = nil, *others, **named, &block)
                super(*HandsetLead.target(host, port), *others, **named, &block)
              end
            end

            module Plain
              def tcp(host, port, *others, **named, &block)
                super(*HandsetLead.target(host, port), *others, **named, &block)
              end
            end
          end
          TCPSocket.singleton_class.prepend(HandsetLead::TCP)
          Socket.singleton_class.prepend(HandsetLead::Plain)
        end

        """

    /// Python's: the asynchronous calls of firebase-admin and of others ask for no proxy.
    static let python = """
        # Leads connections to Google's hosts for messages to handset listen.
        import importlib.machinery
        import importlib.util
        import os
        import socket
        import sys


        def _lead(port):
            hosts = {\(hosts)}
            mark = '127.77.77.7'
            find, connect, connect_ex = (
                socket.getaddrinfo, socket.socket.connect, socket.socket.connect_ex)

            def name(host):
                return host.decode('ascii', 'replace') if isinstance(host, bytes) else host

            def getaddrinfo(host, port, *others, **named):
                return find(mark if name(host) in hosts else host, port, *others, **named)

            def target(address):
                ours = isinstance(address, tuple) and address[:1] == (mark,)
                return ('127.0.0.1', port) if ours and address[1] == 443 else address

            socket.getaddrinfo = getaddrinfo
            socket.socket.connect = lambda self, address: connect(self, target(address))
            socket.socket.connect_ex = lambda self, address: connect_ex(self, target(address))


        def _go_on():
            # The file of this name that Python would have found without this one.
            here = os.path.dirname(os.path.abspath(__file__))
            paths = [path for path in sys.path if os.path.abspath(path or '.') != here]
            spec = importlib.machinery.PathFinder.find_spec('sitecustomize', paths)
            if spec and spec.loader:
                spec.loader.exec_module(importlib.util.module_from_spec(spec))


        if os.environ.get('HANDSET_FCM_PORT', '').isdigit():
            _lead(int(os.environ['HANDSET_FCM_PORT']))
        _go_on()

        """
}
