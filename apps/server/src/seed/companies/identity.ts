import { creditCodeCheckChar, idCardCheckChar } from '@huiqi/sdk/domain';

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** A fictitious unified social credit code with a valid check digit (GB 32100). */
export function makeCreditCode(areaCode: string, serial: number): string {
  let rest = serial;
  let organisation = '';
  for (let place = 0; place < 6; place += 1) {
    organisation = (alphabet[rest % 31] ?? '0') + organisation;
    rest = Math.floor(rest / 31);
  }
  const body = `91${areaCode}MA5${organisation}`;
  return body + creditCodeCheckChar(body);
}

/** A fictitious resident identity number with a valid check digit (GB 11643). */
export function makeIdCard(areaCode: string, serial: number): string {
  const year = 1965 + (serial % 30);
  const month = String(1 + (serial % 12)).padStart(2, '0');
  const day = String(1 + (serial % 28)).padStart(2, '0');
  const body = `${areaCode}${year}${month}${day}${String(100 + (serial % 900))}`;
  return body + idCardCheckChar(body);
}

/** Fictitious mobile numbers in a range apart from the sample accounts. */
export const makePhone = (serial: number): string =>
  `139${String(10_000_000 + serial * 7_919).slice(-8)}`;
