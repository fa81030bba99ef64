package main

import (
	"bufio"
	"encoding/base64"
	"fmt"
	"os"
	"strconv"
	"strings"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		parts := strings.Split(lines.Text(), "\t")
		now, _ := strconv.ParseInt(parts[0], 10, 64)
		body, _ := base64.StdEncoding.DecodeString(parts[3])
		fmt.Println(VerifyWebhook(body, parts[1], strings.Split(parts[2], " "), now))
	}
}
