const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

interface Parts {
  readonly sign: string;
  readonly whole: string;
  readonly fraction: string;
}

const hasDigit = /[1-9]/;

/** Zero has no sign, and the integer part no leading zeros. */
const join = ({ sign, whole, fraction }: Parts): string => {
  const plain = whole.replace(/^0+(?=\d)/, '');
  const text = fraction === '' ? plain : `${plain}.${fraction}`;
  return hasDigit.test(text) ? `${sign}${text}` : text;
};

function partsOf(text: string): Parts | undefined {
  const match = decimal.exec(text.trim());
  if (!match) return undefined;
  return { sign: match[1] ?? '', whole: match[2] ?? '', fraction: match[3] ?? '' };
}

/** A decimal text with every digit it has; undefined for anything else. */
export function readDecimal(text: string): string | undefined {
  const parts = partsOf(text);
  return parts && join(parts);
}

/** Rounds a decimal text to some places, a half away from zero; as text, so that money keeps every digit. */
export function roundDecimal(text: string, places: number): string | undefined {
  const parts = partsOf(text);
  if (!parts) return undefined;
  const { sign, whole, fraction } = parts;
  const kept = BigInt(`${whole}${fraction.slice(0, places).padEnd(places, '0')}`);
  const rounded = (fraction[places] ?? '0') >= '5' ? kept + 1n : kept;
  const digits = String(rounded).padStart(places + 1, '0');
  const point = digits.length - places;
  return join({ sign, whole: digits.slice(0, point), fraction: digits.slice(point) });
}

/** Moves the point of a decimal text: by -4 from yuan to 10,000 yuan, by 4 back. */
export function shiftDecimal(text: string, by: number): string | undefined {
  const parts = partsOf(text);
  if (!parts) return undefined;
  const { sign, whole, fraction } = parts;
  if (by >= 0)
    return join({
      sign,
      whole: `${whole}${fraction.padEnd(by, '0').slice(0, by)}`,
      fraction: fraction.slice(by),
    });
  const padded = whole.padStart(1 - by, '0');
  return join({
    sign,
    whole: padded.slice(0, by),
    fraction: `${padded.slice(by)}${fraction}`,
  });
}

/** Without trailing zeros of the fraction: 150.50 → 150.5. */
export const trimDecimal = (text: string): string =>
  text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;
