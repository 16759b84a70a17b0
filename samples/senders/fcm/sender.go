// Sends one message: go run sender.go TOKEN
package main

import (
	"bytes"
	"crypto"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
	"time"
)

type account struct {
	ProjectID   string `json:"project_id"`
	PrivateKey  string `json:"private_key"`
	ClientEmail string `json:"client_email"`
	TokenURI    string `json:"token_uri"`
}

func encode(value any) string {
	text, _ := json.Marshal(value)
	return base64.RawURLEncoding.EncodeToString(text)
}

func accessToken(from account) string {
	now := time.Now().Unix()
	text := encode(map[string]string{"alg": "RS256", "typ": "JWT"}) + "." + encode(map[string]any{
		"iss": from.ClientEmail, "aud": from.TokenURI, "iat": now, "exp": now + 3600,
		"scope": "https://www.googleapis.com/auth/firebase.messaging",
	})
	block, _ := pem.Decode([]byte(from.PrivateKey))
	key, err := x509.ParsePKCS8PrivateKey(block.Bytes)
	if err != nil {
		log.Fatal(err)
	}
	hash := sha256.Sum256([]byte(text))
	signature, err := rsa.SignPKCS1v15(rand.Reader, key.(*rsa.PrivateKey), crypto.SHA256, hash[:])
	if err != nil {
		log.Fatal(err)
	}
	response, err := http.PostForm(from.TokenURI, url.Values{
		"grant_type": {"urn:ietf:params:oauth:grant-type:jwt-bearer"},
		"assertion":  {text + "." + base64.RawURLEncoding.EncodeToString(signature)},
	})
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var granted struct {
		AccessToken string `json:"access_token"`
	}
	json.NewDecoder(response.Body).Decode(&granted)
	return granted.AccessToken
}

func main() {
	file, err := os.ReadFile(os.Getenv("GOOGLE_APPLICATION_CREDENTIALS"))
	if err != nil {
		log.Fatal(err)
	}
	var from account
	json.Unmarshal(file, &from)
	body, _ := json.Marshal(map[string]any{"message": map[string]any{
		"token": os.Args[1], "data": map[string]string{"session": "42"},
		"notification": map[string]string{"title": "Order ready", "body": "Counter 4"},
	}})
	address := "https://fcm.googleapis.com/v1/projects/" + from.ProjectID + "/messages:send"
	request, _ := http.NewRequest("POST", address, bytes.NewReader(body))
	request.Header.Set("authorization", "Bearer "+accessToken(from))
	request.Header.Set("content-type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	answer, _ := io.ReadAll(response.Body)
	fmt.Println(response.StatusCode, string(answer))
	if response.StatusCode != 200 {
		os.Exit(1)
	}
}
