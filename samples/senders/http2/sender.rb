# Sends one notification with the gem http-2 (Debian's ruby-http-2).
#
# ruby sender.rb TOKEN
require 'http/2'
require 'json'
require 'openssl'
require 'socket'
require 'uri'

def encode(bytes)
  [bytes].pack('m0').tr('+/', '-_').delete('=')
end

def provider_token
  key = OpenSSL::PKey.read(File.read(ENV.fetch('APNS_KEY_FILE')))
  header = { alg: 'ES256', kid: ENV.fetch('APNS_KEY_ID') }
  claims = { iss: ENV.fetch('APNS_TEAM_ID'), iat: Time.now.to_i }
  text = [header, claims].map { |part| encode(JSON.generate(part)) }.join('.')
  "#{text}.#{encode(key.dsa_sign_asn1(OpenSSL::Digest.digest('SHA256', text)))}"
end

url = URI(ENV.fetch('APNS_URL'))
context = OpenSSL::SSL::SSLContext.new
# OpenSSL trusts the file that SSL_CERT_FILE names.
context.set_params(alpn_protocols: ['h2'])
socket = OpenSSL::SSL::SSLSocket.new(TCPSocket.new(url.host, url.port), context)
socket.hostname = url.host
socket.connect

connection = HTTP2::Client.new
connection.on(:frame) { |bytes| socket.write(bytes) }
stream = connection.new_stream
status = nil
body = +''
stream.on(:headers) { |fields| status ||= fields.to_h[':status'] }
stream.on(:data) { |bytes| body << bytes }

payload = JSON.generate(aps: { alert: 'Hello', session: '42' })
stream.headers({
  ':method' => 'POST', ':scheme' => 'https', ':authority' => "#{url.host}:#{url.port}",
  ':path' => "/3/device/#{ARGV.fetch(0)}", 'authorization' => "bearer #{provider_token}",
  'apns-topic' => ENV.fetch('APNS_TOPIC'), 'apns-push-type' => 'alert'
}, end_stream: false)
stream.data(payload)
connection << socket.readpartial(16_384) until stream.state == :closed || socket.eof?
socket.close

puts "#{body}#{status}"
exit status == '200'
