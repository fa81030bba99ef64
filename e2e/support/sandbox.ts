import type { APIRequestContext } from '@playwright/test';

export interface OutboxMessage {
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  readonly code?: string;
  readonly createdAt: string;
}

export interface CaptchaAnswer {
  readonly answer?: string;
  readonly x?: number;
  readonly y?: number;
  readonly counter?: number;
}

export interface FaultOptions {
  readonly message?: string;
  readonly fieldErrors?: readonly { readonly field: string; readonly message: string }[];
  readonly retryAfterSeconds?: number;
  /** How many calls fail. Defaults to one. */
  readonly times?: number;
  readonly delayMs?: number;
}

/** What the server discloses to tests: sent codes, captcha solutions, and scheduled failures. */
export class Sandbox {
  constructor(
    private readonly request: APIRequestContext,
    private readonly url: string,
    /** Faults only affect requests with this scope. */
    readonly scope: string,
  ) {}

  private async read<T>(path: string): Promise<T> {
    const response = await this.request.get(`${this.url}/__sandbox/${path}`);
    if (!response.ok()) throw new Error(`The sandbox responded ${response.status()} to ${path}`);
    return (await response.json()) as T;
  }

  /** Messages to a phone or address, newest first. */
  messages(to: string): Promise<readonly OutboxMessage[]> {
    return this.read(`outbox?to=${encodeURIComponent(to)}`);
  }

  /** The latest code sent to a phone; throws if there is none. */
  async latestCode(phone: string): Promise<string> {
    const code = (await this.messages(phone)).find((one) => one.code !== undefined)?.code;
    if (code === undefined) throw new Error(`No code was sent to ${phone}`);
    return code;
  }

  /** The answer of any captcha, by its key: characters, position or counter. */
  captcha(key: string): Promise<CaptchaAnswer> {
    return this.read(`captcha/${key}`);
  }

  /** The characters of an image captcha, by its key. */
  async captchaAnswer(key: string): Promise<string> {
    const { answer } = await this.captcha(key);
    if (answer === undefined) throw new Error(`${key} is no image captcha`);
    return answer;
  }

  /** Fails the next calls of an operation with a code of openapi/errors.yaml. */
  async failNext(operationId: string, code: string, options: FaultOptions = {}): Promise<void> {
    await this.order({ operationId, code, ...options });
  }

  /** Delays the next calls of an operation. */
  async delayNext(operationId: string, delayMs: number, times = 1): Promise<void> {
    await this.order({ operationId, delayMs, times });
  }

  private async order(fault: object): Promise<void> {
    const response = await this.request.post(`${this.url}/__sandbox/faults`, {
      data: { ...fault, scope: this.scope },
    });
    if (!response.ok()) throw new Error(`No such fault: ${await response.text()}`);
  }

  /** Removes the faults that no call has met. */
  async clear(): Promise<void> {
    await this.request.delete(`${this.url}/__sandbox/faults?scope=${this.scope}`);
  }
}
