import type { DemandStatus, StaffDemandDetail as Demand } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { showNumbers } from '../../../patterns/StaffDesk/showNumbers.fixture.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { DemandDecisionDialog } from './DemandDecisionDialog.js';
import { staffDemandsCopy as copy } from './copy.js';
import { StaffDemandDetail } from './StaffDemandDetail.js';
import type { DemandDecision } from './StaffDemandDetailView.js';
import { StaffDemandList } from './StaffDemandList.js';

const meta = { title: 'demands/StaffDemands' } satisfies Meta;
export default meta;

const list = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <StaffDemandList
        hrefForFilters={({ status = 'all' }) => `#tab-${status}`}
        demandLink={(id) => ({ href: `#demand-${id}` })}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const List = list(mockScenarios.ready, '咨询技改补贴');
export const ListEmpty = list(mockScenarios.empty, copy.emptyTitle);
export const ListLoading = list(mockScenarios.hanging, '正在加载');
export const ListError = list(mockScenarios.serverError, /系统繁忙/);

const demand = examples.getStaffDemand['default'] as Demand;
const detail = (change: Partial<Demand>, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider
      client={createMockClient({ getStaffDemand: { data: { ...demand, ...change } } })}
    >
      <StaffDemandDetail demandId="7001" back={{ label: copy.title, href: '#desk' }} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const New = detail(
  { status: 'SUBMITTED', departmentId: null, departmentName: null },
  '交办',
);
export const Processing: StoryObj = {
  ...detail({}, copy.reassign),
  play: showNumbers(copy.reassign),
};
export const Anonymous = detail(
  { anonymity: true, companyName: null, contactName: null, contactPhone: null },
  copy.anonymousContact,
);
export const Rated = detail(
  {
    status: 'CLOSED',
    evaluation: { serviceSatisfaction: 4, solveSpeed: 4, content: '解释清楚' },
  },
  copy.done,
);
export const Missing: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient({ getStaffDemand: { code: '100404' } })}>
      <StaffDemandDetail demandId="7001" back={{ label: copy.title, href: '#desk' }} />
    </HuiqiProvider>
  ),
};

const departments = [
  { id: 'fgw', name: '垫江县发展和改革委员会', closed: false },
  { id: 'jxw', name: '垫江县经济和信息化委员会', closed: false },
];

const onDecide = fn();
const dialog = (
  kind: DemandDecision,
  status: DemandStatus = 'PROCESSING',
  error: unknown = null,
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient({ listDemandDepartments: { data: departments } })}>
      <DemandDecisionDialog
        form="demand-1"
        demand={{ status, departmentId: 'fgw' }}
        kind={kind}
        busy={false}
        error={error}
        fieldErrors={{}}
        onDecide={onDecide}
        onClose={() => undefined}
      />
    </HuiqiProvider>
  ),
});
const inDialog = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.querySelector<HTMLElement>('[role=dialog]')!);

export const Assign: StoryObj = {
  ...dialog('ASSIGN'),
  play: async ({ canvasElement }) => {
    onDecide.mockClear();
    const shown = inDialog(canvasElement);
    const assign = shown.getByRole('button', { name: copy.reassign });
    await userEvent.click(assign);
    await expect(shown.getByRole('alert')).toHaveTextContent(copy.chooseDepartment);
    // The current department is not offered.
    await expect(shown.queryByRole('option', { name: '垫江县发展和改革委员会' })).toBeNull();
    await shown.findByRole('option', { name: '垫江县经济和信息化委员会' });
    await userEvent.selectOptions(shown.getByRole('combobox'), 'jxw');
    await userEvent.type(shown.getByRole('textbox'), '请中小企业科办理');
    await userEvent.click(assign);
    await expect(onDecide).toHaveBeenCalledWith({ departmentId: 'jxw', text: '请中小企业科办理' });
  },
};
export const Reply: StoryObj = {
  ...dialog('REPLY'),
  play: async ({ canvasElement }) => {
    onDecide.mockClear();
    const shown = inDialog(canvasElement);
    const reply = shown.getByRole('button', { name: copy.reply });
    await userEvent.click(reply);
    await expect(shown.getByRole('alert')).toHaveTextContent(copy.replyNeeded);
    await userEvent.type(shown.getByRole('textbox'), '可以申请，请按指南申报。');
    await userEvent.click(reply);
    await expect(onDecide).toHaveBeenCalledTimes(1);
  },
};
/** Closing without a reply needs a reason; after a reply it does not. */
export const CloseUnanswered: StoryObj = {
  ...dialog('CLOSE'),
  play: async ({ canvasElement }) => {
    onDecide.mockClear();
    const shown = inDialog(canvasElement);
    await userEvent.click(shown.getByRole('button', { name: copy.close }));
    await expect(shown.getByRole('alert')).toHaveTextContent('请填写办结原因');
    await expect(onDecide).not.toHaveBeenCalled();
  },
};
export const CloseAnswered: StoryObj = {
  ...dialog('CLOSE', 'REPLIED'),
  play: async ({ canvasElement }) => {
    onDecide.mockClear();
    await userEvent.click(inDialog(canvasElement).getByRole('button', { name: copy.close }));
    await expect(onDecide).toHaveBeenCalledWith({ departmentId: '', text: '' });
  },
};
export const Failed = dialog('REPLY', 'PROCESSING', new Error('conflict'));
