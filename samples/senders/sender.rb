# Sends one notification with command 1 of the binary provider protocol.
#
# ruby sender.rb HOST PORT CA TOKEN PAYLOAD [CERTIFICATE KEY]
require 'openssl'
require 'socket'

IDENTIFIER = 1

host, port, authority, token, file, certificate, key = ARGV
abort 'sender.rb: HOST PORT CA TOKEN PAYLOAD [CERTIFICATE KEY]' if file.nil?

payload = File.binread(file)
token = [token].pack('H*')
expiry = Time.now.to_i + 3600
packet = [1, IDENTIFIER, expiry, token.bytesize, token, payload.bytesize, payload].pack('CNNna*na*')

context = OpenSSL::SSL::SSLContext.new
context.ca_file = authority
context.verify_mode = OpenSSL::SSL::VERIFY_PEER
if certificate
  context.cert = OpenSSL::X509::Certificate.new(File.read(certificate))
  context.key = OpenSSL::PKey.read(File.read(key))
end

socket = TCPSocket.new(host, port)
ssl = OpenSSL::SSL::SSLSocket.new(socket, context)
ssl.sync_close = true
ssl.connect
ssl.write(packet)
ssl.flush

# No answer is a good one.
answer = ssl.read(6) if IO.select([ssl], nil, nil, 1)
ssl.close

if answer && answer.bytesize == 6
  _command, status, identifier = answer.unpack('CCN')
  abort "sender.rb: status #{status}, identifier #{identifier}"
end
