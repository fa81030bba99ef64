using System;
using System.Collections.Generic;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;

public static class WebhookSignature
{
    /// <summary>Whether one of the secrets signed the body, as it arrived, at most five minutes from now (Unix seconds).</summary>
    public static bool Verify(byte[] body, string header, IEnumerable<string> secrets, long now)
    {
        var parts = (header ?? "").Split(',').Select(part => part.Trim()).ToArray();
        var times = parts.Where(part => part.StartsWith("t=", StringComparison.Ordinal)).Select(part => part.Substring(2)).ToArray();
        if (times.Length != 1 || !Regex.IsMatch(times[0], @"\A[0-9]{1,12}\z")) return false;
        if (Math.Abs(now - long.Parse(times[0])) > 300) return false;
        var signed = Encoding.UTF8.GetBytes(times[0] + ".").Concat(body).ToArray();
        foreach (var secret in secrets)
            using (var mac = new HMACSHA256(Encoding.UTF8.GetBytes(secret)))
            {
                var own = "v1=" + BitConverter.ToString(mac.ComputeHash(signed)).Replace("-", "").ToLowerInvariant();
                if (parts.Any(part => IsSame(own, part))) return true;
            }
        return false;
    }

    // In constant time; newer platforms have CryptographicOperations.FixedTimeEquals.
    static bool IsSame(string a, string b)
    {
        if (a.Length != b.Length) return false;
        var difference = 0;
        for (var at = 0; at < a.Length; at++) difference |= a[at] ^ b[at];
        return difference == 0;
    }
}
