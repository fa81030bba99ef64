/** A number in a content stream: at most two decimals, no exponent. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

const known = new Map<string, string>();

/** A colour `#rrggbb` as the three numbers of an operator. */
export function rgb(colour: string): string {
  const seen = known.get(colour);
  if (seen !== undefined) return seen;
  const parts = [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16) / 255);
  const numbers = parts.map((part) => String(Math.round(part * 1000) / 1000)).join(' ');
  known.set(colour, numbers);
  return numbers;
}

/** A text string as hexadecimal UTF-16BE: a literal one would lose line feeds inside characters such as 不 (U+4E0D). */
export function hexText(text: string): string {
  const units = Array.from({ length: text.length }, (_, place) => text.charCodeAt(place));
  return `<FEFF${units.map((unit) => unit.toString(16).toUpperCase().padStart(4, '0')).join('')}>`;
}
