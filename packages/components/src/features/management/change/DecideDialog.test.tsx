import type { Change } from '@huiqi/sdk';
import { createMockClient } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { managementCopy as copy } from '../copy.js';
import { managementScenarios, sampleProductChange } from '../managementSamples.fixture.js';
import { ChangePage } from './ChangePage.js';

const change = sampleProductChange({ state: 'SUBMITTED', edition: 3 });

type Failure = { readonly code: string } | { readonly offline: true };

async function open(
  drafts: ReturnType<typeof memoryDraftStorage>,
  read: () => Change | Promise<Change> = () => change,
) {
  let failure: Failure | undefined;
  const client = createMockClient(
    managementScenarios(
      {
        getChange: async () => ({ data: await read() }),
        // The client repeats what failed by itself.
        decideChange: () => failure ?? { data: { ...change, state: 'RETURNED' } },
      },
      '7',
    ),
  );
  const screen = await render(
    <HuiqiProvider client={client} drafts={drafts}>
      <ChangePage
        changeId="c2"
        backTo={() => ({ label: copy.back, href: '#list' })}
        part=""
        onPartChange={vi.fn()}
        onChange={vi.fn()}
        onGone={vi.fn()}
      />
    </HuiqiProvider>,
  );
  await screen.getByRole('button', { name: copy.refuse }).click();
  const dialog = screen.getByRole('dialog');
  const opinion = dialog.getByRole('textbox');
  const send = dialog.getByRole('button', { name: copy.refuse });
  const fail = (next: Failure) => {
    failure = next;
  };
  const sent = () =>
    client.transport.requests.filter(({ operationId }) => operationId === 'decideChange');
  return { screen, dialog, opinion, send, fail, sent };
}

it('keeps an opinion where the server, the network or the session fails, and after the login, until it is sent', async () => {
  const drafts = memoryDraftStorage();
  const words = '额度与合同不一致';
  const first = await open(drafts);
  await first.opinion.fill(words);
  for (const failure of [{ code: '100503' }, { offline: true }, { code: '002004' }] as const) {
    first.fail(failure);
    await first.send.click();
    await expect.element(first.send).not.toHaveAttribute('aria-busy');
    await expect.element(first.dialog.getByRole('alert').first()).toBeVisible();
    await expect.element(first.opinion).toHaveValue(words);
    await expect.element(first.send).toHaveFocus();
  }
  // The host leads to the login, and from there back to the page.
  await first.screen.unmount();
  const again = await open(drafts);
  await expect.element(again.opinion).toHaveValue(words);
  await again.send.click();
  await expect.element(again.dialog).not.toBeInTheDocument();
  await again.screen.unmount();
  const later = await open(drafts);
  await expect.element(later.opinion).toHaveValue('');
});

it('forgets an opinion that was given up', async () => {
  const drafts = memoryDraftStorage();
  const { screen, opinion, dialog } = await open(drafts);
  await opinion.fill('再核对');
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.unmount();
  const later = await open(drafts);
  await expect.element(later.opinion).toHaveValue('');
});

it('decides on the edition that was read, not on one that arrives behind the dialog', async () => {
  const newer = { ...change, edition: change.edition + 1, title: '后来的名称' };
  let arrive = (_newer: Change) => {};
  const reads = [change, new Promise<Change>((resolve) => (arrive = resolve))];
  const page = await open(memoryDraftStorage(), () => reads.shift() ?? newer);
  const { screen, dialog, opinion, send, fail, sent } = page;
  fail({ code: '100409' });
  await opinion.fill('额度与合同不一致');
  await send.click();
  await dialog.getByRole('button', { name: '查看最新内容' }).click();
  await screen.getByRole('button', { name: copy.refuse }).click();
  arrive(newer);
  await expect.element(screen.getByText(newer.title).first()).toBeInTheDocument();
  await send.click();
  await expect.poll(() => sent().length).toBe(2);
  expect(sent()[1]?.body).toMatchObject({ edition: change.edition });
});
