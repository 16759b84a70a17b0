// Sends one notification with Go's standard library.
//
// go run sender.go TOKEN
package main

import (
	"crypto/ecdsa"
	"crypto/rand"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/pem"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

func providerToken() (string, error) {
	file, err := os.ReadFile(os.Getenv("APNS_KEY_FILE"))
	if err != nil {
		return "", err
	}
	block, _ := pem.Decode(file)
	if block == nil {
		return "", fmt.Errorf("APNS_KEY_FILE is not PEM")
	}
	parsed, err := x509.ParsePKCS8PrivateKey(block.Bytes)
	if err != nil {
		return "", err
	}
	key, isEC := parsed.(*ecdsa.PrivateKey)
	if !isEC {
		return "", fmt.Errorf("APNS_KEY_FILE has no key for ES256")
	}
	encode := base64.RawURLEncoding.EncodeToString
	header := fmt.Sprintf(`{"alg":"ES256","kid":%q}`, os.Getenv("APNS_KEY_ID"))
	claims := fmt.Sprintf(`{"iss":%q,"iat":%d}`, os.Getenv("APNS_TEAM_ID"), time.Now().Unix())
	text := encode([]byte(header)) + "." + encode([]byte(claims))
	digest := sha256.Sum256([]byte(text))
	r, s, err := ecdsa.Sign(rand.Reader, key, digest[:])
	if err != nil {
		return "", err
	}
	signature := make([]byte, 64)
	r.FillBytes(signature[:32])
	s.FillBytes(signature[32:])
	return text + "." + encode(signature), nil
}

func main() {
	token, err := providerToken()
	if err != nil {
		log.Fatal(err)
	}
	payload := strings.NewReader(`{"aps":{"alert":"Hello","session":"42"}}`)
	url := os.Getenv("APNS_URL") + "/3/device/" + os.Args[1]
	request, err := http.NewRequest("POST", url, payload)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("authorization", "bearer "+token)
	request.Header.Set("apns-topic", os.Getenv("APNS_TOPIC"))
	request.Header.Set("apns-push-type", "alert")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s%d\n", body, response.StatusCode)
	if response.StatusCode != 200 {
		os.Exit(1)
	}
}
