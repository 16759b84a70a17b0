# Sends one message: ruby sender.rb TOKEN
require 'base64'
require 'json'
require 'net/http'
require 'openssl'

account = JSON.parse(File.read(ENV.fetch('GOOGLE_APPLICATION_CREDENTIALS')))
encode = ->(text) { Base64.urlsafe_encode64(text, padding: false) }
now = Time.now.to_i
claims = {
  iss: account['client_email'], aud: account['token_uri'], iat: now, exp: now + 3600,
  scope: 'https://www.googleapis.com/auth/firebase.messaging'
}
text = [{ alg: 'RS256', typ: 'JWT' }, claims].map { |part| encode.call(part.to_json) }.join('.')
signature = OpenSSL::PKey::RSA.new(account['private_key']).sign('SHA256', text)
granted = Net::HTTP.post_form(
  URI(account['token_uri']),
  'grant_type' => 'urn:ietf:params:oauth:grant-type:jwt-bearer',
  'assertion' => "#{text}.#{encode.call(signature)}"
)
token = JSON.parse(granted.body)['access_token']
message = {
  token: ARGV[0], data: { session: '42' },
  notification: { title: 'Order ready', body: 'Counter 4' }
}
response = Net::HTTP.post(
  URI("https://fcm.googleapis.com/v1/projects/#{account['project_id']}/messages:send"),
  { message: message }.to_json,
  'authorization' => "Bearer #{token}", 'content-type' => 'application/json'
)
puts response.code, response.body
exit response.code == '200'
