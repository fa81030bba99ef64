import { getUserInfo, listOrders, type UserInfo } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from './draftStorage.js';
import { HuiqiProvider } from './HuiqiProvider.js';
import { useKeptDraft } from './useKeptDraft.js';

const user = examples.getUserInfo['default'] as UserInfo;
const { spec } = getUserInfo;

interface Opened {
  readonly form?: string;
  readonly userId?: string;
  readonly amount?: string;
}

function Dialog({ form = 'reply', amount = '10' }: Opened) {
  const [draft, setDraft, keep] = useKeptDraft(form, { text: '', amount });
  return (
    <>
      {(['text', 'amount'] as const).map((name) => (
        <input
          key={name}
          aria-label={name}
          value={draft[name]}
          onChange={({ target }) => setDraft((before) => ({ ...before, [name]: target.value }))}
        />
      ))}
      <button type="button" onClick={keep}>
        重新打开
      </button>
    </>
  );
}

const text = page.getByRole('textbox', { name: 'text' });
const amount = page.getByRole('textbox', { name: 'amount' });

async function open(drafts: ReturnType<typeof memoryDraftStorage>, opened: Opened = {}) {
  const client = createMockClient({ listOrders: { code: '002004' } });
  const data = { ...user, id: opened.userId ?? '1' };
  const draw = (now: Opened) => (
    <HuiqiProvider
      client={client}
      drafts={drafts}
      preloaded={[{ tag: spec.tag, operation: spec.id, input: {}, data }]}
    >
      <Dialog {...now} />
    </HuiqiProvider>
  );
  const screen = await render(draw(opened));
  return {
    close: () => screen.unmount(),
    show: (now: Opened) => screen.rerender(draw(now)),
    endSession: async () => {
      await listOrders(client).catch(() => undefined);
      await screen.unmount();
    },
  };
}

it('has what was typed again after the login, once, and of the rest what is true then', async () => {
  const drafts = memoryDraftStorage();
  const before = await open(drafts);
  await text.fill('可以申请');
  await before.endSession();

  const after = await open(drafts, { amount: '20' });
  await expect.element(text).toHaveValue('可以申请');
  await expect.element(amount).toHaveValue('20');
  await after.close();

  await open(drafts);
  await expect.element(text).toHaveValue('');
});

it('belongs to its author and its form', async () => {
  const drafts = memoryDraftStorage();
  const before = await open(drafts);
  await text.fill('可以申请');
  await before.endSession();

  const colleague = await open(drafts, { userId: '2' });
  await expect.element(text).toHaveValue('');
  await colleague.close();

  const again = await open(drafts, { form: 'closing' });
  await expect.element(text).toHaveValue('');
  await text.fill('已电话答复');
  await again.show({ form: 'reply' });
  await expect.element(text).toHaveValue('可以申请');
});

it('is gone with a dialog that was given up, and stays for one that is opened again', async () => {
  const drafts = memoryDraftStorage();
  const given = await open(drafts);
  await text.fill('可以申请');
  await given.close();

  const kept = await open(drafts);
  await expect.element(text).toHaveValue('');
  await text.fill('可以申请');
  await page.getByRole('button', { name: '重新打开' }).click();
  await kept.close();

  await open(drafts);
  await expect.element(text).toHaveValue('可以申请');
});
