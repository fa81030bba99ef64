import { featureNames } from '../routes/featureNames.js';
import { copyDomains } from './copyDomains.js';
import { optionNames } from './optionNames.js';

type Check = (value: unknown) => string | null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Check = (value) => (typeof value === 'string' ? null : 'must be a string');
const callable: Check = (value) => (typeof value === 'function' ? null : 'must be a function');
const matching =
  (pattern: RegExp, sentence: string): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? null : sentence;
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.includes(value as string)
      ? null
      : `must be one of ${values.map((one) => `"${one}"`).join(', ')}`;
const integer =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? null
      : `must be a whole number from ${least} to ${most}`;

/** An object with known keys, each value with a check of its own. */
const shape =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) => {
    if (!isObject(value)) return 'must be an object';
    for (const [key, part] of Object.entries(value)) {
      const check = Object.keys(checks).includes(key) ? checks[key] : undefined;
      if (!check) return `has no "${key}"; there are ${Object.keys(checks).join(', ')}`;
      const wrong = part === undefined ? null : check(part);
      if (wrong) return `: "${key}" ${wrong}`;
    }
    return null;
  };

const texts: Check = (value) =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'string')
    ? null
    : 'must be an object of strings';
const copy: Check = shape(Object.fromEntries(copyDomains.map((name) => [name, texts])));
const ids: Check = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? null
    : 'must be an array of strings';
const origin: Check = (value) =>
  typeof value === 'string' && /^https?:\/\/[^/]/.test(value)
    ? null
    : 'must be an address like "https://huiqi.example"';

const areaText = matching(
  /^\s*\d{1,6}\s*(?:,\s*\d{1,6}\s*){2}$/,
  'must be three codes like "500000,500200,500231"',
);
const code = matching(/^\d{1,6}$/, 'must be a code of up to six digits');
const areaObject = shape({ province: code, city: code, district: code });

const checks: Readonly<Record<string, Check>> = {
  route: matching(/^\//, 'must be an address like "/cIGNALoan"'),
  feature: oneOf(...featureNames),
  token: (value) => (typeof value === 'string' ? null : tokenObject(value)),
  fetchToken: callable,
  scope: shape({ bankIds: ids, categoryIds: ids, productIds: ids }),
  filters: texts,
  pageSize: integer(1, 50),
  prefill: shape({
    company: shape({ name: text, creditCode: text }),
    contact: shape({ name: text, phone: text }),
    amount: matching(/^\d{1,12}(?:\.\d{1,6})?$/, 'must be a decimal string in 万元, like "50"'),
    termMonths: integer(1, 600),
  }),
  reference: matching(/^[\w.:-]{1,64}$/, 'must be 1 to 64 of A-Z a-z 0-9 _ . : -'),
  locale: oneOf('zh-CN', 'en'),
  copy,
  appearance: shape({
    mode: oneOf('light', 'dark', 'auto'),
    variables: texts,
    density: oneOf('comfortable', 'compact'),
  }),
  drafts: oneOf('memory', 'session'),
  display: oneOf('standard', 'care'),
  // Not `instanceof`: an element of another frame is one too.
  dialogContainer: (value) =>
    isObject(value) && value['nodeType'] === 1 ? null : 'must be an element',
  hostAddress: callable,
  layer: integer(0, 2_147_483_647),
  area: (value) => (typeof value === 'string' ? areaText(value) : areaObject(value)),
  product: matching(/^[\w-]{1,32}$/, 'must be a segment of a path'),
  apiBase: origin,
  debug: (value) => (typeof value === 'boolean' ? null : 'must be true or false'),
  onEvent: callable,
};

function tokenObject(value: unknown): string | null {
  return isObject(value) && typeof value['token'] === 'string'
    ? null
    : 'must be a string, or an object with a token';
}

/** A sentence that says what is wrong with an option, or null. */
export function describeInvalid(name: string, value: unknown): string | null {
  const check = Object.keys(checks).includes(name) ? checks[name] : undefined;
  if (!check) return `there is no option "${name}"; there are ${optionNames.join(', ')}`;
  if (value === undefined || value === null) return null;
  const wrong = check(value);
  return wrong === null ? null : `option "${name}" ${wrong}`.replaceAll(' : ', ': ');
}
