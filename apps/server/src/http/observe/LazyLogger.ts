import type { FastifyBaseLogger, FastifyLogFn } from 'fastify';

type Arguments = Parameters<FastifyLogFn>;

/**
 * A logger created on first use. Fastify creates one per request, and most requests log only the line of `logRequests`.
 */
export class LazyLogger implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger;
  #made: FastifyBaseLogger | undefined;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get #own(): FastifyBaseLogger {
    return (this.#made ??= this.#make());
  }

  get level() {
    return this.#own.level;
  }

  set level(level) {
    this.#own.level = level;
  }

  child(...args: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#own.child(...args);
  }

  fatal(...args: unknown[]): void {
    this.#own.fatal(...(args as Arguments));
  }

  error(...args: unknown[]): void {
    this.#own.error(...(args as Arguments));
  }

  warn(...args: unknown[]): void {
    this.#own.warn(...(args as Arguments));
  }

  info(...args: unknown[]): void {
    this.#own.info(...(args as Arguments));
  }

  debug(...args: unknown[]): void {
    this.#own.debug(...(args as Arguments));
  }

  trace(...args: unknown[]): void {
    this.#own.trace(...(args as Arguments));
  }

  silent(...args: unknown[]): void {
    this.#own.silent(...(args as Arguments));
  }
}
