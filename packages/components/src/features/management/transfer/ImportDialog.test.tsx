import type { ManagedImport } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { transferCopy as copy } from './copy.js';
import { ImportDialog } from './ImportDialog.js';

const report: ManagedImport = {
  importId: null,
  added: 2,
  changed: 0,
  unchanged: 0,
  refused: 0,
  rows: [],
};

it('keeps the chosen file where the server or the network fails, says so, and imports once at the next attempt', async () => {
  let failure: { readonly code: string } | { readonly offline: true } | undefined;
  const client = createMockClient({
    importManagedItems: ({ query }) =>
      query['dryRun'] === 'true'
        ? { data: report }
        : (failure ?? { data: { ...report, importId: 'i1' } }),
  });
  const screen = await render(
    <HuiqiProvider client={client}>
      <ImportDialog
        kind="PUBLISHER"
        changesLink={(id) => ({ href: `#changes-${id}` })}
        onClose={vi.fn()}
      />
    </HuiqiProvider>,
  );
  const summary = screen.getByRole('status').filter({ hasText: /^新增 2 项/ });
  await userEvent.upload(screen.getByLabelText(copy.file), new File(['PK'], '单位.xlsx'));
  await expect.element(summary).toHaveFocus();
  const make = screen.getByRole('button', { name: '导入 2 项' });
  for (const next of [{ code: '100503' }, { offline: true }] as const) {
    failure = next;
    await make.click();
    await expect.element(make).not.toHaveAttribute('aria-busy');
    await expect.element(screen.getByRole('alert').first()).toBeVisible();
    await expect.element(make).toHaveFocus();
  }
  failure = undefined;
  await make.click();
  const link = screen.getByRole('link', { name: copy.toChanges });
  await expect.element(link).toHaveAttribute('href', '#changes-i1');
  await expect.element(summary).toHaveFocus();
  const keys = client.transport.requests
    .filter(({ query }) => query['dryRun'] === 'false')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(1);
});
