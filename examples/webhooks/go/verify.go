package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"regexp"
	"strconv"
	"strings"
)

var seconds = regexp.MustCompile(`^[0-9]{1,12}$`)

// VerifyWebhook tells whether one of the secrets signed the body, as it arrived, at most five minutes from now (Unix seconds).
func VerifyWebhook(body []byte, header string, secrets []string, now int64) bool {
	var times, parts []string
	for _, part := range strings.Split(header, ",") {
		part = strings.TrimSpace(part)
		parts = append(parts, part)
		if strings.HasPrefix(part, "t=") {
			times = append(times, part[2:])
		}
	}
	if len(times) != 1 || !seconds.MatchString(times[0]) {
		return false
	}
	at, _ := strconv.ParseInt(times[0], 10, 64)
	if at < now-300 || at > now+300 {
		return false
	}
	for _, secret := range secrets {
		mac := hmac.New(sha256.New, []byte(secret))
		mac.Write([]byte(times[0] + "."))
		mac.Write(body)
		own := []byte("v1=" + hex.EncodeToString(mac.Sum(nil)))
		for _, part := range parts {
			if hmac.Equal(own, []byte(part)) {
				return true
			}
		}
	}
	return false
}
