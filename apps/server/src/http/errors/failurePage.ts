import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@huiqi/draw';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../../config/config.js';

type FillIn = (message: string, requestId: string) => string;

declare module 'fastify' {
  interface FastifyInstance {
    /** The HTML page for a failure; null if the site is not built. */
    failurePage: FillIn | null;
  }
}

const notPages = /^\/(?:api|embed|playground|storybook)(?:\/|$)/;

/** Whether a request opens a page of the site, rather than calling an operation or fetching a file. */
export const isPageVisit = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html') && !notPages.test(url);

interface FailurePageOptions {
  readonly config: Pick<Config, 'staticRoot'>;
}

async function readPage(app: FastifyInstance, { config }: FailurePageOptions): Promise<void> {
  const file = join(config.staticRoot, 'apps/platform/dist/unavailable.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const fillIn: FillIn = (message, requestId) =>
    (html ?? '').replace(/\{(message|requestId)\}/g, (_whole, name: string) =>
      escapeHtml(name === 'message' ? message : requestId),
    );
  app.decorate('failurePage', html === null ? null : fillIn);
}

/** Reads the page that the build of the site made for failures (`failureDocument` of packages/draw); it needs no script. */
export const failurePage = fp(readPage, { name: 'failurePage' });
