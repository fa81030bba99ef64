import type { FieldError, OperationId } from '@huiqi/sdk';
import { ApiError } from '../contract/ApiError.js';

/** A failure that a test schedules for an operation. */
export interface Fault {
  readonly operationId: OperationId;
  /** Code of the catalogue; without one the call is only delayed. */
  readonly code?: string;
  readonly message?: string;
  readonly fieldErrors?: FieldError[];
  readonly retryAfterSeconds?: number;
  /** How many calls fail. */
  readonly times: number;
  readonly delayMs: number;
  /** Only calls with this scope hit the fault; null for calls without a scope. */
  readonly scope: string | null;
}

const kept = 500;

/** Failures in the order in which they were given. */
export class Faults {
  #list: readonly { fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#list = [...this.#list, { fault, left: fault.times }].slice(-kept);
  }

  /** Removes the faults of a scope. */
  clear(scope: string | null): void {
    this.#list = this.#list.filter(({ fault }) => fault.scope !== scope);
  }

  /** Returns the fault that applies to a call, and counts it. */
  take(operationId: OperationId, scope: string | null): Fault | undefined {
    const found = this.#list.find(
      ({ fault }) => fault.operationId === operationId && fault.scope === scope,
    );
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.#list = this.#list.filter((one) => one !== found);
    return found.fault;
  }
}

/** Delays and fails a call as its fault says. */
export async function meetFault({ code, delayMs, ...fault }: Fault): Promise<void> {
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (code === undefined) return;
  const { fieldErrors, message, retryAfterSeconds } = fault;
  throw new ApiError(code, {
    ...(message === undefined ? {} : { message }),
    ...(fieldErrors === undefined ? {} : { fieldErrors }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
