/** Numbers of people and companies, hashed passwords, and anything long enough to be a token. */
const patterns = [
  /[0-9A-Z]{2}\d{6}[0-9A-Z]{10}/gi,
  /\d{17}X/gi,
  /\d{7,}/g,
  /[A-Za-z0-9+/]{43}=/g,
  /[A-Za-z0-9+_=-]{40,}/g,
];
const kept = 512;

/** Removes what a log must not contain: personal numbers, secrets, control characters. */
export function scrub(text: string): string {
  const masked = patterns.reduce((rest, pattern) => rest.replace(pattern, '[redacted]'), text);
  return masked
    .slice(0, kept)
    .replace(/[^\x20-\x7e\u4e00-\u9fff\u3000-\u303f\uff00-\uffef]/g, (character) => {
      const code = character.charCodeAt(0).toString(16).padStart(4, '0');
      return `\\u${code}`;
    });
}
