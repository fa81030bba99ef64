import type * as catalogueModule from './catalogue.js';
import type { successMessage } from './successMessage.js';

interface Catalogue extends Pick<typeof catalogueModule, 'judge' | 'failureMessage'> {
  readonly successMessage: typeof successMessage;
}

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

const serverMessage = '服务器的话';

function same(what: string, found: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`);
}

/** What the catalogue says about a code, in general and where a scope says otherwise. */
export function checkRow({ judge }: Catalogue, row: CheckedRow): void {
  const { code, kind, httpStatus, message, policy } = row;
  const plain = judge(code, undefined, 'getProduct', httpStatus);
  same(`${code}`, plain, { kind, userMessage: message, policy });
  const said = judge(code, serverMessage, 'getProduct', httpStatus).userMessage;
  same(`${code} with a message`, said, row.messageFrom === 'server' ? serverMessage : message);
  for (const scope of row.scopes ?? []) {
    for (const operation of scope.operations) {
      const verdict = judge(code, serverMessage, operation, httpStatus);
      const usual = row.messageFrom === 'server' ? serverMessage : message;
      same(`${code} on ${operation}`, verdict, {
        kind,
        userMessage: scope.message ?? usual,
        policy: scope.policy ?? policy,
      });
    }
  }
}

/** An error recognised by the server's message alone. */
export function checkRule({ judge }: Catalogue, rule: CheckedRule): void {
  const verdict = judge('999999', `${rule.match}。`, rule.operations?.[0] ?? 'getProduct', 400);
  same(rule.match, verdict, { kind: rule.kind, userMessage: rule.message, policy: rule.policy });
}

/** Success message of an operation, and the one for a failure the server sends none for. */
export function checkMessages(
  { failureMessage, successMessage }: Catalogue,
  [id, messages]: readonly [string, { readonly failure?: string; readonly success?: string }],
): void {
  if (messages.failure) same(`${id} failed`, failureMessage(id, 'business'), messages.failure);
  if (messages.success) same(`${id} succeeded`, successMessage(id), messages.success);
}
