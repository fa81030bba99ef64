/** One value of a metric. */
export interface MetricSample {
  readonly value: number;
  /** From a small fixed set, never from what a caller sent. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** A number that somebody keeps anyway, read only when metrics are asked for. */
export interface MetricSource {
  /** Begins with `huiqi_`; that of a counter ends in `_total`. Documented in docs/observability.md. */
  readonly name: string;
  readonly help: string;
  readonly kind: 'counter' | 'gauge';
  readonly labels?: readonly string[];
  /** Returns the present values. One that fails, or takes longer than a scrape may wait, is left out of that scrape. */
  read(): readonly MetricSample[] | Promise<readonly MetricSample[]>;
}
