<?php

/** Whether one of the secrets signed the body, as it arrived (php://input), at most five minutes from now. */
function verify_webhook(string $body, ?string $header, array $secrets, ?int $now = null): bool
{
    $parts = array_map('trim', explode(',', $header ?? ''));
    $times = array_values(array_filter($parts, fn ($part) => str_starts_with($part, 't=')));
    if (count($times) !== 1 || !preg_match('/\At=([0-9]{1,12})\z/', $times[0], $found)) {
        return false;
    }
    if (abs(($now ?? time()) - (int) $found[1]) > 300) {
        return false;
    }
    foreach ($secrets as $secret) {
        $own = 'v1=' . hash_hmac('sha256', "{$found[1]}.{$body}", $secret);
        foreach ($parts as $part) {
            if (hash_equals($own, $part)) {
                return true;
            }
        }
    }
    return false;
}
