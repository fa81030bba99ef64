import type { Change } from '@huiqi/sdk';
import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { deskQueueCopy } from '../../../patterns/StaffDesk/deskQueueCopy.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { managementCopy as copy } from '../copy.js';
import { managedFieldsCopy as fields } from '../fields/copy.js';
import { managementScenarios, sampleBankChange } from '../managementSamples.fixture.js';
import { ChangePage } from './ChangePage.js';

const { content } = sampleBankChange();
const overtaken = (more: Partial<Change> = {}) =>
  sampleBankChange({
    published: { ...content, phone: '023-74511111' } as Change['content'],
    publishedDigest: 'now',
    overtaken: ['phone'],
    problems: [{ field: 'phone', message: '请核对' }],
    ...more,
  });

async function open(change: () => Change, more: MockScenarios = {}) {
  const client = createMockClient(
    managementScenarios({ getChange: () => ({ data: change() }), ...more }),
  );
  const screen = await render(
    <HuiqiProvider client={client} drafts={memoryDraftStorage()}>
      <ChangePage
        changeId="c1"
        backTo={() => ({ label: copy.back, href: '#list' })}
        part=""
        onPartChange={vi.fn()}
        onChange={vi.fn()}
        onGone={vi.fn()}
      />
    </HuiqiProvider>,
  );
  const sent = (id: string) =>
    client.transport.requests.filter(({ operationId }) => operationId === id);
  return { screen, sent };
}

it('says what was published elsewhere in a field of the change, and keeps it once it was compared', async () => {
  let change = overtaken();
  const { screen, sent } = await open(() => change, {
    saveChange: () => {
      change = sampleBankChange({ edition: 2, publishedDigest: 'now' });
      return { data: change };
    },
  });
  await expect.element(screen.getByRole('alert')).toHaveTextContent(fields.phone);
  await screen.getByRole('button', { name: copy.keepOvertaken }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  expect(sent('saveChange').map(({ body }) => body)).toEqual([
    expect.objectContaining({ edition: 1, content, publishedDigest: 'now' }),
  ]);
  await expect.element(screen.getByRole('button', { name: copy.submit })).toHaveFocus();
});

it('submits nothing that was overtaken while it was typed, and says so', async () => {
  let change = sampleBankChange({ published: content, publishedDigest: 'before' });
  const { screen, sent } = await open(() => change, {
    saveChange: ({ body }) => {
      change = overtaken({ edition: 2, content: (body as Pick<Change, 'content'>).content });
      return { data: change };
    },
  });
  await screen.getByRole('textbox', { name: fields.phone }).fill('023-74522222');
  await screen.getByRole('button', { name: copy.submit }).click();
  await expect.element(screen.getByText(/^还需完善 1 处/)).toHaveFocus();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(fields.phone);
  expect(sent('saveChange')[0]?.body).toMatchObject({ publishedDigest: 'before' });
  expect(sent('submitChange')).toEqual([]);
});

it.each([
  ['given up', copy.discard, {}, 'discardChange'],
  ['published', copy.publishAlone, { alone: true }, 'publishChange'],
] as const)(
  'what a colleague saved before it was %s is loaded first',
  async (_how, action, more, operation) => {
    let change = sampleBankChange(more);
    const { screen, sent } = await open(() => change, {
      [operation]: ({ body }: { readonly body: unknown }) =>
        (body as { edition: number }).edition === change.edition
          ? { data: { ...change, state: 'DISCARDED' } }
          : { code: '100409' },
    });
    await screen.getByRole('button', { name: action }).click();
    change = sampleBankChange({ ...more, edition: 5, author: { id: '7', name: '王主任' } });
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: action }).click();
    await dialog.getByRole('button', { name: deskQueueCopy.reload }).click();
    await expect.element(screen.getByText(/^王主任于/)).toBeVisible();
    expect(sent(operation).map(({ body }) => body)).toEqual([{ edition: 1 }]);
  },
);
