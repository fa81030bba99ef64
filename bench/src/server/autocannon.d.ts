declare module 'autocannon' {
  interface Result {
    readonly requests: { readonly average: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  export default function autocannon(options: {
    readonly url: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly connections: number;
    readonly duration: number;
  }): Promise<Result>;
}
