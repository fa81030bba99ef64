import type { Change } from '@huiqi/sdk';
import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { managementCopy as copy } from '../copy.js';
import { managedFieldsCopy as fields } from '../fields/copy.js';
import { formDesignerCopy as designer } from '../fields/formCopy.js';
import { sampleProduct, sampleStaff } from '../contentSamples.fixture.js';
import {
  managementScenarios,
  sampleBankChange,
  sampleProductChange,
} from '../managementSamples.fixture.js';
import { ChangePage } from './ChangePage.js';

async function open(change: () => Change, more: MockScenarios = {}, options = {}) {
  const {
    userId,
    part = '',
    drafts = memoryDraftStorage(),
  } = options as {
    userId?: string;
    part?: string;
    drafts?: ReturnType<typeof memoryDraftStorage>;
  };
  const client = createMockClient(
    managementScenarios({ getChange: () => ({ data: change() }), ...more }, userId),
  );
  const onPartChange = vi.fn();
  const screen = await render(
    <HuiqiProvider client={client} drafts={drafts}>
      <ChangePage
        changeId="c1"
        backTo={() => ({ label: copy.back, href: '#list' })}
        part={part}
        onPartChange={onPartChange}
        onChange={vi.fn()}
        onGone={vi.fn()}
      />
    </HuiqiProvider>,
  );
  const sent = (id: string) =>
    client.transport.requests.filter(({ operationId }) => operationId === id);
  return { screen, sent, drafts, onPartChange };
}

it('saves what was typed on the edition it was typed on, and then has nothing to save', async () => {
  let change = sampleBankChange({ problems: [{ field: 'logoUrl', message: '请填写' }] });
  const { screen, sent } = await open(() => change, {
    saveChange: ({ body }) => {
      const { content, note } = body as { content: Change['content']; note: string };
      change = { ...change, content, note, edition: 2, problems: [] };
      return { data: change };
    },
  });
  const name = screen.getByRole('textbox', { name: fields.name, exact: true });
  await name.fill('垫江农商银行');
  await screen.getByRole('button', { name: copy.save }).click();
  await expect.element(screen.getByRole('button', { name: copy.save })).toBeDisabled();
  expect(sent('saveChange').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      edition: 1,
      content: { ...sampleBankChange().content, name: '垫江农商银行' },
      publishOn: null,
    }),
  ]);
  await expect.element(name).toHaveValue('垫江农商银行');
  await expect.element(screen.getByText(/还需完善/)).not.toBeInTheDocument();
});

it('keeps the typed text when somebody else saved in between, and shows the difference', async () => {
  let change = sampleBankChange();
  const { screen, sent } = await open(() => change, {
    saveChange: ({ body }) =>
      (body as { edition: number }).edition === change.edition
        ? { data: { ...change, edition: change.edition + 1 } }
        : { code: '100409' },
  });
  const name = screen.getByRole('textbox', { name: fields.name, exact: true });
  await name.fill('我的名称');
  change = sampleBankChange({
    edition: 5,
    author: { id: '7', name: '王主任' },
    content: { ...sampleBankChange().content, name: '王的名称', phone: '023-74500000' } as never,
  });
  await screen.getByRole('button', { name: copy.save }).click();
  await expect.element(screen.getByText(/^王主任于/)).toBeVisible();
  await expect.element(name).toHaveValue('我的名称');
  await expect.element(screen.getByRole('cell', { name: '王的名称' })).toBeVisible();
  await expect.element(screen.getByRole('rowheader', { name: fields.name })).toBeVisible();
  // What they changed elsewhere is there too, and is no difference.
  await expect
    .element(screen.getByRole('rowheader', { name: fields.phone }))
    .not.toBeInTheDocument();
  await expect.element(screen.getByLabelText(fields.phone)).toHaveValue('023-74500000');
  await screen.getByRole('button', { name: copy.keepMine }).click();
  await screen.getByRole('button', { name: copy.save }).click();
  await vi.waitFor(() => expect(sent('saveChange')).toHaveLength(2));
  expect(sent('saveChange')[1]?.body).toMatchObject({
    edition: 5,
    content: { name: '我的名称', phone: '023-74500000' },
  });
});

it('keeps the typed text where the network or the session fails, says so, and saves it at the next attempt', async () => {
  let change = sampleBankChange();
  const failures = [{ offline: true }, { code: '100401' }] as const;
  let attempt = 0;
  const { screen, sent } = await open(() => change, {
    saveChange: ({ body }) => {
      const failure = failures[attempt];
      attempt += 1;
      if (failure) return failure;
      change = { ...change, content: (body as Pick<Change, 'content'>).content, edition: 2 };
      return { data: change };
    },
  });
  const name = screen.getByRole('textbox', { name: fields.name, exact: true });
  await name.fill('垫江农商银行');
  for (const turn of [1, 2]) {
    await screen.getByRole('button', { name: copy.save }).click();
    await vi.waitFor(() => expect(sent('saveChange')).toHaveLength(turn));
    await expect.element(screen.getByRole('alert').first()).toBeVisible();
    await expect.element(name).toHaveValue('垫江农商银行');
  }
  await screen.getByRole('button', { name: copy.save }).click();
  await expect.element(screen.getByRole('button', { name: copy.save })).toBeDisabled();
  expect(change.content).toMatchObject({ name: '垫江农商银行' });
});

it('finds the typed text again after a reload, although a newer edition is there', async () => {
  const { screen, drafts } = await open(() => sampleBankChange());
  await screen.getByRole('textbox', { name: fields.name, exact: true }).fill('我的名称');
  await screen.unmount();
  const again = await open(() => sampleBankChange({ edition: 2 }), {}, { drafts });
  const name = again.screen.getByRole('textbox', { name: fields.name, exact: true });
  await expect.element(name).toHaveValue('我的名称');
  await expect.element(again.screen.getByText(copy.dropMine)).toBeVisible();
  await again.screen.getByRole('button', { name: copy.dropMine }).click();
  await expect.element(name).toHaveValue('垫江村镇银行');
});

it('saves a form of any length, and leads to what the server refuses of it', async () => {
  const product = sampleProduct;
  const [form] = product.forms;
  const more = Array.from({ length: 60 }, (_, at) => ({
    ...form!.entries[0]!,
    checkName: `field${at}`,
  }));
  const content = { ...product, forms: [{ ...form!, entries: [...form!.entries, ...more] }] };
  const { screen, sent, onPartChange } = await open(() => sampleProductChange({ content }), {
    saveChange: {
      code: '100400',
      fieldErrors: [{ field: 'content.forms.0.entries.2.options', message: '格式不正确' }],
    },
  });
  await screen.getByRole('textbox', { name: fields.name, exact: true }).fill('云税贷2号');
  await screen.getByRole('button', { name: copy.save }).click();
  await vi.waitFor(() => expect(sent('saveChange')).toHaveLength(1));
  await screen.getByRole('button', { name: '贷款申请 · 用途：格式不正确' }).click();
  expect(onPartChange).toHaveBeenLastCalledWith('forms');
});

it('submits nothing that is incomplete, and shows what is missing', async () => {
  const { screen, sent } = await open(() =>
    sampleBankChange({ problems: [{ field: 'logoUrl', message: '请填写' }] }),
  );
  await screen.getByRole('button', { name: copy.submit }).click();
  await expect.element(screen.getByText(/^还需完善 1 处/)).toHaveFocus();
  expect(sent('submitChange')).toEqual([]);
});

it('leads from a problem to its field', async () => {
  const { screen, onPartChange } = await open(() =>
    sampleBankChange({ problems: [{ field: 'logoUrl', message: '请填写' }] }),
  );
  await screen.getByRole('button', { name: /请填写/ }).click();
  await expect.element(screen.getByLabelText(fields.logoUrl)).toHaveFocus();
  expect(onPartChange).toHaveBeenLastCalledWith('content');
});

it('is decided by somebody else than its author, who needs a reason to return it', async () => {
  const submitted = () => sampleProductChange({ state: 'SUBMITTED', edition: 3 });
  const own = await open(submitted);
  await expect.element(own.screen.getByText(copy.ownChange)).toBeVisible();
  await expect
    .element(own.screen.getByRole('button', { name: copy.approve }))
    .not.toBeInTheDocument();
  await own.screen.unmount();

  const { screen, sent } = await open(submitted, {}, { userId: '7' });
  await screen.getByRole('button', { name: copy.refuse }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: copy.refuse }).click();
  await expect.element(dialog.getByText(copy.opinionShort)).toBeVisible();
  await dialog.getByRole('textbox').fill('额度与合同不一致');
  await dialog.getByRole('button', { name: copy.refuse }).click();
  await vi.waitFor(() =>
    expect(sent('decideChange').map(({ body }) => body)).toEqual([
      { edition: 3, approved: false, opinion: '额度与合同不一致' },
    ]),
  );
});

it('publishes alone what the setting lets one person publish, once it was saved and confirmed', async () => {
  let change = sampleBankChange({ alone: true });
  const { screen, sent } = await open(() => change, {
    saveChange: ({ body }) => {
      const { content, note } = body as { content: Change['content']; note: string };
      change = { ...change, content, note, edition: 2 };
      return { data: change };
    },
    publishChange: () => {
      change = { ...change, state: 'PUBLISHED' };
      return { data: change };
    },
  });
  await screen.getByRole('textbox', { name: fields.name, exact: true }).fill('垫江农商银行');
  await screen.getByRole('button', { name: copy.publishAlone }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(copy.publishText)).toBeVisible();
  expect(sent('publishChange')).toEqual([]);
  await dialog.getByRole('button', { name: copy.publishAlone }).dblClick();
  await expect.element(screen.getByText(copy.isPublished)).toBeVisible();
  expect(sent('publishChange').map(({ body }) => body)).toEqual([{ edition: 2 }]);
  expect(sent('submitChange')).toEqual([]);
});

it('submits what was led to a place where one person is not enough', async () => {
  const { screen, sent } = await open(() => sampleBankChange({ alone: true }), {
    saveChange: { data: sampleBankChange({ edition: 2 }) },
  });
  await screen.getByRole('textbox', { name: fields.name, exact: true }).fill('垫江农商银行');
  await screen.getByRole('button', { name: copy.publishAlone }).click();
  await vi.waitFor(() => expect(sent('submitChange')).toHaveLength(1));
  expect(sent('publishChange')).toEqual([]);
});

it.each([
  ['at once', null],
  ['for a day that is over', '2020-01-01T00:00:00+08:00'],
])(
  'says of an account %s what its approval does, which shows nothing to the public',
  async (_when, publishOn) => {
    const { screen } = await open(
      () =>
        sampleBankChange({ kind: 'STAFF', content: sampleStaff, state: 'SUBMITTED', publishOn }),
      {},
      { userId: '7' },
    );
    await screen.getByRole('button', { name: copy.approve }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText(copy.approveStaffText)).toBeVisible();
  },
);

it('moves, adds and undoes entries of a form by keyboard', async () => {
  const { screen } = await open(() => sampleProductChange(), {}, { part: 'forms' });
  const list = screen.getByRole('group', { name: designer.stepLoan });
  const order = () =>
    list
      .getByRole('button')
      .elements()
      .map((button) => button.textContent.replace(/ \*.*/, ''));
  await list.getByRole('button', { name: /申请金额/ }).click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await vi.waitFor(() => expect(order().slice(0, 2)).toEqual(['还款方式', '申请金额']));
  await expect.element(list.getByRole('button', { name: /申请金额/ })).toHaveFocus();
  await screen.getByRole('button', { name: designer.undo }).click();
  await vi.waitFor(() => expect(order().slice(0, 2)).toEqual(['申请金额', '还款方式']));
  await screen.getByLabelText(designer.addKind).selectOptions('DATE');
  await screen.getByRole('button', { name: designer.add, exact: true }).click();
  await screen.getByLabelText(new RegExp(`^${designer.label}`)).fill('开户日期');
  const trial = screen.getByRole('form', { name: designer.trial });
  await expect.element(trial.getByLabelText('开户日期')).toBeVisible();
});
