import type { Running } from '../server/processes.js';

/** A request of a user, and the names in it that differ in every call of a write. */
export interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly subject?: readonly string[];
}

/** What is measured at our server and at the peers. */
export interface Call {
  readonly name: string;
  /** The least share of the prepared peer's rate. */
  readonly least: number;
  /** Two calls of it, for the record. */
  readonly sent: readonly [first: Sent, second: Sent];
  /** Requests a second; at a peer, the path of the call there. */
  readonly rate: (server: Running, path?: string) => Promise<number>;
}

export const api = '/api/huiqi';
export const connections = 32;

/** Throws for a measurement of other than successful calls. */
export function refuseFailures(
  name: string,
  result: { readonly non2xx: number; readonly errors: number; readonly mismatches: number },
): void {
  const failed = result.non2xx + result.errors + result.mismatches;
  if (failed > 0) throw new Error(`${name}: ${failed} calls failed`);
}
