import base64
import sys

from verify_webhook import verify_webhook

for line in sys.stdin:
    now, header, secrets, body = line.rstrip("\n").split("\t")
    valid = verify_webhook(base64.b64decode(body), header, secrets.split(" "), int(now))
    print(str(valid).lower())
