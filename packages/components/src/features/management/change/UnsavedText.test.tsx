import type { Change } from '@huiqi/sdk';
import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { managementCopy as copy } from '../copy.js';
import { managedFieldsCopy as fields } from '../fields/copy.js';
import { managementScenarios, sampleBankChange } from '../managementSamples.fixture.js';
import { ChangePage } from './ChangePage.js';

const colleague = { id: '7', name: '王主任' };
const { content } = sampleBankChange();

async function open(
  change: () => Change,
  drafts: ReturnType<typeof memoryDraftStorage>,
  more: MockScenarios = {},
) {
  const client = createMockClient(
    managementScenarios({ getChange: () => ({ data: change() }), ...more }),
  );
  const onChange = vi.fn();
  const screen = await render(
    <HuiqiProvider client={client} drafts={drafts}>
      <ChangePage
        changeId="c1"
        backTo={() => ({ label: copy.back, href: '#list' })}
        part=""
        onPartChange={vi.fn()}
        onChange={onChange}
        onGone={vi.fn()}
      />
    </HuiqiProvider>,
  );
  const name = screen.getByRole('textbox', { name: fields.name, exact: true });
  return { screen, client, onChange, name };
}

it.each([
  ['published', 'a new change', content, sampleBankChange({ id: 'c3' })],
  ['gave up', 'a new change', null, sampleBankChange({ id: 'c3' })],
  [
    'published',
    'the one that they have begun',
    content,
    sampleBankChange({ id: 'c3', author: colleague }),
  ],
])(
  'what was typed into a change that a colleague %s goes on in %s',
  async (_how, _to, published, next) => {
    let change = sampleBankChange({ published });
    const drafts = memoryDraftStorage();
    const { screen, client, onChange, name } = await open(() => change, drafts, {
      saveChange: { code: '100409' },
      openChange: { data: next },
    });
    await name.fill('垫江农商银行');
    change = { ...change, state: published ? 'PUBLISHED' : 'DISCARDED' };
    await screen.getByRole('button', { name: copy.save }).click();
    await screen.getByRole('button', { name: copy.continueTyped }).click();
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('c3'));
    const sent = client.transport.requests.filter(
      ({ operationId }) => operationId === 'openChange',
    );
    const itemId = published && change.itemId;
    expect(sent.map(({ body }) => body)).toEqual([
      { kind: change.kind, itemId, version: null, copy: false },
    ]);
    await screen.unmount();

    const again = await open(() => next, drafts);
    await expect.element(again.name).toHaveValue('垫江农商银行');
    // What a colleague wrote meanwhile is compared first.
    const isBehind = next.author.id === colleague.id;
    const compared = again.screen.getByRole('button', { name: copy.keepMine });
    await expect.poll(() => compared.elements().length).toBe(isBehind ? 1 : 0);
  },
);
