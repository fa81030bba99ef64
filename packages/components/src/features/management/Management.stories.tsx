import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ChangeScreen } from './ChangeScreen.js';
import { ChangesScreen } from './ChangesScreen.js';
import { managementCopy as copy } from './copy.js';
import { formDesignerCopy as designer } from './fields/formCopy.js';
import { managedFieldsCopy as fields } from './fields/copy.js';
import { RightsScreen } from './RightsScreen.js';
import { rightsCopy } from './rights/copy.js';
import { managedItemScreen } from './managedItemScreen.js';
import { managedItemsScreen } from './managedItemsScreen.js';
import {
  sampleDepartment,
  sampleNews,
  samplePolicy,
  sampleCategory,
  sampleCouponBatch,
  sampleEvaluation,
  sampleOrganisation,
  samplePublisher,
  sampleRole,
  sampleService,
  sampleStaff,
} from './contentSamples.fixture.js';
import { sampleAnnouncement, sampleApproval, sampleRenewalBank } from './settingSamples.fixture.js';
import {
  sampleBankChange,
  sampleDetail,
  sampleProductChange,
  sampleRights,
} from './managementSamples.fixture.js';
import { OverviewScreen } from './OverviewScreen.js';
import { shown } from './shownScreen.fixture.js';

const meta = { title: 'management/Management' } satisfies Meta;
export default meta;
const ProductsScreen = managedItemsScreen('PRODUCT');
const ProductScreen = managedItemScreen('PRODUCT');

const empty = { data: { content: [], page: { index: 1, size: 10, total: 0 } } };
export const Products = shown(ProductsScreen, {}, '知识价值信用贷');
export const ProductsEmpty = shown(ProductsScreen, { listManagedItems: empty }, '没有贷款产品');
export const ProductsLoading = shown(
  ProductsScreen,
  { listManagedItems: { hang: true } },
  '正在加载',
);
export const ProductsError = shown(
  ProductsScreen,
  { listManagedItems: { code: '100500' } },
  /系统繁忙/,
);
export const BanksEmpty = shown(
  managedItemsScreen('BANK'),
  { listManagedItems: empty },
  '没有银行',
);
export const Overview = shown(OverviewScreen, {}, '技术改造设备补助');
export const OverviewQuiet = shown(
  OverviewScreen,
  {
    getManagementOverview: {
      data: {
        waiting: [],
        ending: [],
        endingTotal: 0,
        unused: [],
        unusedTotal: 0,
        health: [],
        backup: null,
        links: {
          checkedTs: null,
          isChecking: false,
          checked: 0,
          isWithOutside: false,
          broken: [],
          brokenTotal: 0,
        },
      },
    },
  },
  copy.nothingWaits,
);
export const OverviewError = shown(
  OverviewScreen,
  { getManagementOverview: { code: '100500' } },
  /系统繁忙/,
);
export const Changes = shown(ChangesScreen, {}, '垫江村镇银行');
export const ProductItem = shown(ProductScreen, {}, copy.versions);
export const Withdrawn = shown(
  ProductScreen,
  {
    getManagedItem: {
      data: { ...sampleDetail, item: { ...sampleDetail.item, state: 'WITHDRAWN' }, versions: [] },
    },
  },
  copy.noVersions,
);

const change = (
  data: ReturnType<typeof sampleBankChange>,
  words: string | RegExp,
  query = '',
): StoryObj => shown(ChangeScreen, { getChange: { data } }, words, query);

export const BankDraft = change(sampleBankChange(), copy.submit);
export const NewsDraft = change(
  sampleBankChange({ kind: 'NEWS', content: sampleNews }),
  /空一行分段/,
);
const policyDraft = sampleBankChange({ kind: 'POLICY', content: samplePolicy });
export const PolicyDraft = change(policyDraft, '100万元以上');
export const PolicyPreview = change(policyDraft, '农产品加工设备投资补助', 'part=preview');
export const ServiceDraft = change(
  sampleBankChange({ kind: 'SERVICE', content: sampleService }),
  '全程代办。',
);
export const OrganisationDraft = change(
  sampleBankChange({ kind: 'ORGANISATION', content: sampleOrganisation }),
  /统一社会信用代码/,
);
export const CouponBatchDraft = change(
  sampleBankChange({ kind: 'COUPON_BATCH', content: sampleCouponBatch }),
  /优惠比例/,
);
export const EvaluationDraft = change(
  sampleBankChange({ kind: 'EVALUATION', content: sampleEvaluation }),
  /- 很满意 \| 100/,
);
export const CategoryDraft = change(
  sampleBankChange({ kind: 'CATEGORY', content: sampleCategory }),
  /排序/,
);
export const PublisherDraft = change(
  sampleBankChange({ kind: 'PUBLISHER', content: samplePublisher }),
  /排序/,
);
export const DepartmentDraft = change(
  sampleBankChange({ kind: 'DEPARTMENT', content: sampleDepartment }),
  /分派诉求的部门/,
);
/** Which organisation somebody works for is asked as their role needs it. */
export const StaffDraft: StoryObj = {
  ...change(sampleBankChange({ kind: 'STAFF', content: sampleStaff }), /只能由管理员/),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('银行');
    await userEvent.selectOptions(canvas.getByLabelText(/^角色/), 'SERVICE_STAFF');
    await expect(await canvas.findByLabelText('服务机构')).toBeInTheDocument();
    await expect(canvas.queryByLabelText('银行')).toBeNull();
  },
};
const StaffScreen = managedItemScreen('STAFF');
const staffDetail = {
  ...sampleDetail,
  item: { ...sampleDetail.item, kind: 'STAFF' as const, title: sampleStaff.name, owner: null },
  content: sampleStaff,
};
const account = { getManagedItem: { data: staffDetail } };
export const StaffAccount = shown(StaffScreen, account, '203.0.113.*');
export const StaffWithoutLogins = shown(
  StaffScreen,
  {
    ...account,
    getStaffLogins: { data: { lastLoginTs: null, logins: 0, failures: 0, events: [] } },
  },
  rightsCopy.noLogins,
);
/** A reset asks for a reason. */
export const StaffReset: StoryObj = {
  ...shown(StaffScreen, account, rightsCopy.logins),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: rightsCopy.reset }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: rightsCopy.reset }));
    await expect(await dialog.findByText(copy.reasonShort)).toBeInTheDocument();
  },
};
export const Rights = shown(RightsScreen, { listRoleRights: { data: sampleRights } }, '后台任务');
export const RightsLoading = shown(RightsScreen, { listRoleRights: { hang: true } }, '正在加载');
export const RightsError = shown(RightsScreen, { listRoleRights: { code: '100500' } }, /系统繁忙/);
/** What stays with a role cannot be cleared, and what it cannot hold is not offered. */
export const RoleDraft: StoryObj = {
  ...change(
    sampleBankChange({ kind: 'ROLE', itemId: 'OPERATOR', content: sampleRole }),
    '诉求办理',
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('消息通知（始终有）')).toBeDisabled();
    await userEvent.click(canvas.getByLabelText('后台任务'));
    await expect(canvas.getByLabelText('后台任务')).toBeChecked();
    await expect(canvas.queryByLabelText('合作机构')).toBeNull();
  },
};
/** Where one person is enough is said before anything is published. */
export const PublishedAlone: StoryObj = {
  ...change(sampleBankChange({ alone: true }), copy.publishAlone),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: copy.publishAlone }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(copy.publishText)).toBeInTheDocument();
  },
};
export const ApprovalDraft = change(
  sampleBankChange({ kind: 'APPROVAL', itemId: 'NEWS', content: sampleApproval }),
  fields.aloneIn,
);
export const RenewalBankDraft = change(
  sampleBankChange({ kind: 'RENEWAL_BANK', itemId: '1', content: sampleRenewalBank }),
  fields.slogan,
);
export const AnnouncementDraft = change(
  sampleBankChange({ kind: 'ANNOUNCEMENT', itemId: 'a-1', content: sampleAnnouncement }),
  fields.endsOn,
);
export const RoleDifference = change(
  sampleBankChange({
    kind: 'ROLE',
    itemId: 'OPERATOR',
    content: sampleRole,
    published: { ...sampleRole, keys: ['GRZX01', 'MANAGE'] },
  }),
  /诉求办理/,
  'part=changes',
);
export const ProductDraft = change(
  sampleProductChange({
    problems: [
      { field: 'name', message: '请填写' },
      { field: 'forms.0.entries.2.options', message: '请填写选项' },
    ],
  }),
  /还需完善 2 处/,
);
export const Returned = change(
  sampleProductChange({
    state: 'RETURNED',
    decision: {
      by: { id: '7', name: '王主任' },
      approved: false,
      opinion: '额度与合同不一致',
      ts: '2026-11-20T09:00:00.000Z',
    },
  }),
  /额度与合同不一致/,
);
/** The form is tried beside its design; what the applicant is asked follows the condition. */
export const Designer: StoryObj = {
  ...change(sampleProductChange(), designer.entries, 'part=forms'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: designer.entries });
    await userEvent.selectOptions(await canvas.findByLabelText(/^用途/), 'OTHER');
    await expect(await canvas.findByLabelText(/^具体用途/)).toBeInTheDocument();
  },
};
export const Preview = change(sampleProductChange(), copy.card, 'part=preview');
export const Difference = change(sampleProductChange(), '200万元', 'part=changes');
export const Submitted = change(sampleProductChange({ state: 'SUBMITTED' }), copy.ownChange);
const ofOther = { state: 'SUBMITTED', author: { id: '5', name: '张运营' } } as const;
export const ToDecide = change(sampleProductChange(ofOther), copy.approve);
const later = { state: 'SCHEDULED', publishOn: '2026-12-31T16:00:00.000Z' } as const;
export const Scheduled = change(sampleProductChange(later), /自动发布/);
export const Published = change(sampleProductChange({ state: 'PUBLISHED', id: 'c1' }), /第 1 版/);
export const Missing = shown(ChangeScreen, { getChange: { code: '100404' } }, /不存在|失败/);
