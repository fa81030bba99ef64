import hashlib
import hmac
import re
import time


def verify_webhook(body, header, secrets, now=None):
    """Whether one of the secrets signed the body (bytes, as it arrived) at most five minutes from now."""
    parts = [part.strip() for part in (header or "").split(",")]
    times = [part[2:] for part in parts if part.startswith("t=")]
    if len(times) != 1 or not re.fullmatch(r"[0-9]{1,12}", times[0]):
        return False
    if abs((time.time() if now is None else now) - int(times[0])) > 300:
        return False
    for secret in secrets:
        mac = hmac.new(secret.encode(), f"{times[0]}.".encode() + body, hashlib.sha256)
        own = f"v1={mac.hexdigest()}".encode()
        if any(hmac.compare_digest(own, part.encode()) for part in parts):
            return True
    return False
