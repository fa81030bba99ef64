<?php

require __DIR__ . '/verify_webhook.php';

while (($line = fgets(STDIN)) !== false) {
    [$now, $header, $secrets, $body] = explode("\t", rtrim($line, "\n"));
    echo verify_webhook(base64_decode($body), $header, explode(' ', $secrets), (int) $now) ? 'true' : 'false', "\n";
}
