/** One value of a metric. */
export interface MetricSample {
  readonly value: number;
  /** From a small fixed set, never from user input. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** A number maintained anyway, read only when metrics are requested. */
export interface MetricSource {
  /** Starts with `huiqi_`; a counter's ends in `_total`. Documented in docs/observability.md. */
  readonly name: string;
  readonly help: string;
  readonly kind: 'counter' | 'gauge';
  readonly labels?: readonly string[];
  /** Returns the current values. Sources that fail or exceed the scrape's timeout are left out of the scrape. */
  read(): readonly MetricSample[] | Promise<readonly MetricSample[]>;
}
