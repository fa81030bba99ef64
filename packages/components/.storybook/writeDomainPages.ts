import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainPage, type ContractCall } from './domainPage.ts';
import { readDomain } from './readDomain.ts';

interface Contract {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { operationId?: string; summary?: string }>>>
  >;
}

function readCalls(file: string): readonly ContractCall[] {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, summary = '' }]) =>
      operationId === undefined
        ? []
        : [{ id: operationId, method: method.toUpperCase(), path, summary }],
    ),
  );
}

/** Generates a page per domain from its sources and the contract, so that none can be missing or outdated. */
export function writeDomainPages(folder: string): void {
  const features = join(folder, '../src/features');
  const calls = readCalls(join(folder, '../../../openapi/dist/huiqi.json'));
  const pages = join(folder, 'domains');
  rmSync(pages, { recursive: true, force: true });
  mkdirSync(pages, { recursive: true });
  for (const entry of readdirSync(features, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const page = domainPage(readDomain(features, entry.name), calls);
    writeFileSync(join(pages, `${entry.name}.mdx`), page);
  }
}
