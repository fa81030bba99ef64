const longest = 254;
const longestLocal = 64;
const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * Whether a text is one plain e-mail address without anything a mail header could read as another line, recipient or
 * name: ASCII, no quotes, no comment, a host with a top-level domain (RFC 5321 without its rare forms).
 */
export function isMailAddress(text: string): boolean {
  if (text.length > longest) return false;
  const at = text.lastIndexOf('@');
  const name = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    name.length <= longestLocal &&
    local.test(name) &&
    labels.length >= 2 &&
    labels.every((one) => label.test(one)) &&
    /[A-Za-z]/.test(labels.at(-1) ?? '')
  );
}

/** An address as stored in audit logs: zhouming@example.com → z***@example.com. */
export const maskMailAddress = (address: string): string =>
  `${address.charAt(0)}***${address.slice(address.lastIndexOf('@'))}`;
