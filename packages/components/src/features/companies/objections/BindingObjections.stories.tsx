import type { BindingObjection } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { BindingObjectionList } from './BindingObjectionList.js';
import { bindingObjectionsCopy } from './copy.js';
import { ObjectionDecisionDialog } from './ObjectionDecisionDialog.js';

const meta = { title: 'companies/BindingObjections' } satisfies Meta;
export default meta;

const { content } = examples.listBindingObjections['default'] as { content: BindingObjection[] };
const [waiting] = content as [BindingObjection];
const decided: BindingObjection = {
  ...waiting,
  id: '7002',
  state: 'ENDED',
  memberBoundTs: null,
  decidedTs: '2026-11-21T08:30:00.000Z',
  decidedBy: '平台运营',
  remark: '经核实，该用户未获企业授权',
};
const list = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <BindingObjectionList
        filters={{}}
        onFiltersChange={() => undefined}
        hrefForFilters={({ state = 'all' }) => `#tab-${state}`}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});
const rows: BindingObjection[] = [
  waiting,
  { ...waiting, id: '7003', memberAuthorized: true, memberName: null },
  decided,
];
const several: MockScenarios = {
  listBindingObjections: { data: { content: rows, page: { index: 1, size: 10, total: 3 } } },
};

export const List = list(several, waiting.reason);
export const ListEmpty = list(mockScenarios.empty, bindingObjectionsCopy.emptyTitle);
export const ListLoading = list(mockScenarios.hanging, '正在加载');
export const ListError = list(mockScenarios.serverError, /系统繁忙/);

const onDecide = fn();
const dialog = (objection: BindingObjection, error: unknown = null): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient()}>
      <ObjectionDecisionDialog
        objection={objection}
        busy={false}
        error={error}
        fieldErrors={{}}
        onDecide={onDecide}
        onReload={() => undefined}
        onClose={() => undefined}
      />
    </HuiqiProvider>
  ),
});
const shownIn = (element: HTMLElement) =>
  within(element.ownerDocument.querySelector<HTMLElement>('[role=dialog]')!);

export const Decided = dialog(decided);

export const KeptNeedsExplanation: StoryObj = {
  ...dialog(waiting),
  play: async ({ canvasElement }) => {
    onDecide.mockClear();
    const shown = shownIn(canvasElement);
    const submit = shown.getByRole('button', { name: bindingObjectionsCopy.submit });
    await userEvent.click(submit);
    await expect(shown.getAllByText(bindingObjectionsCopy.outcomeMissing)[0]).toBeVisible();
    await userEvent.click(shown.getByRole('radio', { name: /维持关联/ }));
    await userEvent.click(submit);
    await expect(shown.getAllByText(/维持关联请填写处理说明/)[0]).toBeVisible();
    await expect(onDecide).not.toHaveBeenCalled();
    await userEvent.type(shown.getByRole('textbox'), '已核实授权书');
    await userEvent.click(submit);
    await expect(onDecide).toHaveBeenCalledWith({ outcome: 'KEPT', remark: '已核实授权书' });
  },
};

/** A binding that the user removed can be ended for good, but not kept. */
export const UnboundMeanwhile: StoryObj = {
  ...dialog({ ...waiting, memberBoundTs: null }),
  play: async ({ canvasElement }) => {
    onDecide.mockClear();
    const shown = shownIn(canvasElement);
    await expect(shown.queryByRole('radio', { name: /维持关联/ })).toBeNull();
    await userEvent.click(shown.getByRole('radio', { name: /解除关联/ }));
    await userEvent.click(shown.getByRole('button', { name: bindingObjectionsCopy.submit }));
    await expect(onDecide).toHaveBeenCalledWith({ outcome: 'ENDED' });
  },
};

/** Somebody else decided meanwhile: says so and offers to reload. */
export const DecidedMeanwhile: StoryObj = {
  ...list({ ...several, decideBindingObjection: { code: '100409' } }, ''),
  play: async ({ canvas, canvasElement }) => {
    const [open] = await canvas.findAllByRole('button', { name: /^处理：重庆明月食品/ });
    await userEvent.click(open!);
    const shown = shownIn(canvasElement);
    await userEvent.click(shown.getByRole('radio', { name: /解除关联/ }));
    await userEvent.click(shown.getByRole('button', { name: bindingObjectionsCopy.submit }));
    const reload = await shown.findByRole('button', { name: bindingObjectionsCopy.reload });
    await expect(reload).toBeVisible();
  },
};
