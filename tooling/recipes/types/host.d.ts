import type { ProductFilters } from '@huiqi/components/products';
import type { Huiqi, WidgetHandle } from '@huiqi/embed';
import type { Area, HuiqiClient } from '@huiqi/sdk';
import type { JSX } from 'react';

// What the snippets of the READMEs take from the integrator's own code.
declare global {
  const fetchTokenFromYourServer: () => Promise<string>;
  const showLogin: (redirectTo: string | null | undefined) => void;
  const show: (message: string, requestId: string | undefined) => void;
  const showBanner: (state: string, message: string) => void;
  const shell: { launchSecret(): string };
  const secret: string;
  const signal: AbortSignal;
  const enqueue: (id: string, type: string, reference: unknown, status: unknown) => void;
  const visitOf: (request: object) => {
    token: string;
    area: Area | null;
  };
  const client: HuiqiClient;
  const huiqi: Huiqi;
  const widget: WidgetHandle;
  const rawBody: string;
  const request: ExampleRequest;
  const secrets: readonly string[];
  function Market(props: { filters: ProductFilters }): JSX.Element;

  interface ExampleRequest {
    readonly body: string;
    readonly headers: Readonly<Record<string, string | undefined>>;
  }
  interface ExampleResponse {
    sendStatus(status: number): void;
  }
  /** The parts of Express that they use. */
  const express: { text(options: { type: string }): unknown };
  const app: {
    use(handle: (request: object, response: object, next: () => void) => void): void;
    post(
      path: string,
      parse: unknown,
      handle: (request: ExampleRequest, response: ExampleResponse) => void,
    ): void;
  };
}
