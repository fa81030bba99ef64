declare module 'autocannon' {
  interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    readonly start: Date;
    readonly finish: Date;
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
    readonly errors: number;
    /** Bodies that `verifyBody` refused. */
    readonly mismatches: number;
  }
  interface Client {
    setHeaders(headers: Readonly<Record<string, string>>): void;
  }
  interface Request {
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }
  export default function autocannon(options: {
    readonly url: string;
    readonly method?: string;
    readonly body?: string | undefined;
    readonly headers?: Readonly<Record<string, string>>;
    readonly setupClient?: (client: Client) => void;
    readonly requests?: readonly { readonly setupRequest: (request: Request) => Request }[];
    readonly connections: number;
    readonly duration?: number;
    /** Instead of a duration: the number of requests of all connections. */
    readonly amount?: number;
    readonly verifyBody?: (body: string) => boolean;
    /** Requests a second of all connections. */
    readonly overallRate?: number;
  }): Promise<Result>;
}
