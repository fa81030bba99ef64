import type * as catalogueModule from './catalogue.js';

type Catalogue = Pick<typeof catalogueModule, 'judge' | 'failureWords' | 'successWords'>;

export interface CheckedRow {
  readonly code: string;
  readonly kind: string;
  readonly httpStatus: number;
  readonly message: string;
  readonly messageFrom?: string;
  readonly policy: object;
  readonly scopes?: readonly {
    readonly operations: readonly string[];
    readonly message?: string;
    readonly policy?: object;
  }[];
}
export interface CheckedRule {
  readonly match: string;
  readonly kind: string;
  readonly message: string;
  readonly policy: object;
  readonly operations?: readonly string[];
}

const serverWords = '服务器的话';

function same(what: string, found: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`);
}

/** What the catalogue says of a code, on any operation and where a scope says otherwise. */
export function checkRow({ judge }: Catalogue, row: CheckedRow): void {
  const { code, kind, httpStatus, message, policy } = row;
  const plain = judge(code, undefined, 'getProduct', httpStatus);
  same(`${code}`, plain, { kind, userMessage: message, policy });
  const said = judge(code, serverWords, 'getProduct', httpStatus).userMessage;
  same(`${code} with words`, said, row.messageFrom === 'server' ? serverWords : message);
  for (const scope of row.scopes ?? []) {
    for (const operation of scope.operations) {
      const verdict = judge(code, serverWords, operation, httpStatus);
      const usual = row.messageFrom === 'server' ? serverWords : message;
      same(`${code} on ${operation}`, verdict, {
        kind,
        userMessage: scope.message ?? usual,
        policy: scope.policy ?? policy,
      });
    }
  }
}

/** An error known by the server's words alone. */
export function checkRule({ judge }: Catalogue, rule: CheckedRule): void {
  const verdict = judge('999999', `${rule.match}。`, rule.operations?.[0] ?? 'getProduct', 400);
  same(rule.match, verdict, { kind: rule.kind, userMessage: rule.message, policy: rule.policy });
}

/** Words of an operation for success, and for a failure the server says nothing about. */
export function checkWords(
  { failureWords, successWords }: Catalogue,
  [id, words]: readonly [string, { readonly failure?: string; readonly success?: string }],
): void {
  if (words.failure) same(`${id} failed`, failureWords(id, 'business'), words.failure);
  if (words.success) same(`${id} succeeded`, successWords(id), words.success);
}
