import type {
  PolicyApplicationDetail,
  PolicyApplyDefinition,
  PolicyFileSlot,
  RelatedCompany,
} from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { actingCompanyCopy } from '../../companies/acting/copy.js';
import {
  companiesOf,
  provedCompany,
  unprovedCompany,
} from '../../companies/storyCompanies.fixture.js';
import { policyApplicationsCopy as copy } from '../copy.js';
import { PolicyApply, type PolicyApplyProps } from './PolicyApply.js';
import { policyUserCopy } from '../user/copy.js';

const meta = { title: 'policyApplications/PolicyApply' } satisfies Meta;
export default meta;

type Opens = Pick<PolicyApplyProps, 'policyId' | 'draftId' | 'orderId' | 'readOnly'>;

const definition = examples.getPolicyApplyDefinition['default'] as PolicyApplyDefinition;
const application = examples.getPolicyApplication['default'] as PolicyApplicationDetail;
const draft = examples.getPolicyDraft['default'] as PolicyApplicationDetail;

const nothingYet: MockScenarios = {
  getPolicyApplyDefinition: { data: { ...definition, draftId: null, validity: true } },
  getPolicyOrderId: { data: { orderId: null, auditState: null, declaredByColleague: false } },
};

const draw = (opens: Opens, scenarios: MockScenarios) => (
  <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
    <PolicyApply
      {...opens}
      onSubmitted={() => undefined}
      onLogin={() => undefined}
      policyLink={(id) => ({ href: `#policy-${id}` })}
      resubmitLink={(id) => ({ href: `#resubmit-${id}` })}
      applications={{ href: '#applications' }}
      policies={{ href: '#policies' }}
      companies={{ href: '#companies' }}
    />
  </HuiqiProvider>
);
const story = (opens: Opens, scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => draw(opens, scenarios),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});
const ofPolicy: Opens = { policyId: '5001' };

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

const next = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: '下一步' }));

async function fillContact(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(/联系人/), '王明月');
  const phone = canvas.getByLabelText(/联系电话/);
  await userEvent.clear(phone);
  await userEvent.type(phone, '13900000001');
}

export const New = story(ofPolicy, nothingYet, copy.modeNew);

export const NotStarted = story(
  ofPolicy,
  {
    ...nothingYet,
    getPolicyApplyDefinition: {
      data: { ...definition, draftId: null, declareStatus: 'NOT_STARTED' as const },
    },
  },
  copy.notStarted,
);

export const Draft = story({ draftId: '6101' }, {}, copy.draftOpened);

export const DraftOfPolicy = story(
  ofPolicy,
  {
    ...nothingYet,
    getPolicyApplyDefinition: { data: { ...definition, draftId: '6101', validity: true } },
  },
  copy.draftOpened,
);

export const Returned = story({ orderId: '6001' }, {}, /申请表缺少盖章页/);

export const Check = story(
  { orderId: '6001', readOnly: true },
  { getPolicyApplication: { data: { ...application, auditState: 'PENDING' } } },
  policyUserCopy.audits,
);

export const DeclaredAlready = story(
  ofPolicy,
  {
    ...nothingYet,
    getPolicyOrderId: {
      data: { orderId: '6001', auditState: 'PASSED', declaredByColleague: false },
    },
    getPolicyApplication: { data: { ...application, auditState: 'PASSED' } },
  },
  policyUserCopy.audits,
);

export const DeclaredByColleague = story(
  ofPolicy,
  {
    ...nothingYet,
    getPolicyOrderId: { data: { orderId: null, auditState: null, declaredByColleague: true } },
  },
  copy.declaredByColleague,
);

/** The policy asks nothing about the company. */
export const WithoutCompanyStep: StoryObj = {
  ...story(
    ofPolicy,
    {
      ...nothingYet,
      getPolicyApplyDefinition: {
        data: { ...definition, draftId: null, policyFillCompanyInfo: 'NO' },
      },
    },
    copy.applyAmount,
  ),
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/申请兑现金额/);
    await expect(canvas.queryByText(copy.stepCompany)).toBeNull();
  },
};

const otherCompany: RelatedCompany = {
  ...provedCompany,
  id: '2',
  nsrsbh: '91500231MA5U0001X0',
  qymc: '垫江县清溪茶业',
  current: false,
};
export const SeveralCompanies: StoryObj = {
  render: () => draw(ofPolicy, { ...nothingYet, ...companiesOf(provedCompany, otherCompany) }),
  play: async ({ canvas }) => {
    const choose = () => canvas.findByLabelText(copy.company);
    await userEvent.selectOptions(await choose(), otherCompany.qymc);
    await canvas.findByText(otherCompany.nsrsbh);
    await waitFor(() => expect(canvas.getByLabelText(copy.company)).toHaveFocus());
  },
};

/** A company that has authorised the user is preselected. The form of another can be filled in but not submitted. */
export const CurrentCompanyUnproved: StoryObj = {
  render: () => draw(ofPolicy, { ...nothingYet, ...companiesOf(unprovedCompany, provedCompany) }),
  play: async ({ canvas }) => {
    const choice = await canvas.findByLabelText(copy.company);
    await expect(choice).toHaveValue(provedCompany.nsrsbh);
    await userEvent.selectOptions(choice, `${unprovedCompany.qymc}（待授权）`);
    await expect(await canvas.findByText(/“重庆清泉商贸有限公司”待授权/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: actingCompanyCopy.authorise })).toBeEnabled();
    await expect(await canvas.findByLabelText(/联系人/)).toBeEnabled();
  },
};

export const WithoutCompany = story(ofPolicy, { ...nothingYet, ...companiesOf() }, copy.noCompany);

export const Ended = story(
  ofPolicy,
  { getPolicyApplyDefinition: { data: { ...definition, validity: false } } },
  copy.invalid,
);

/** The declaration's id says so first (spec 2 §8). */
export const EndedByOrderId: StoryObj = {
  render: () => draw(ofPolicy, { ...nothingYet, getPolicyOrderId: { code: '795243' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: copy.invalid })).toBeVisible();
    await expect(canvas.getByRole('link', { name: copy.toPolicies })).toBeVisible();
  },
};

export const WithoutPolicy = story({}, {}, copy.noPolicy);
export const Loading = story(ofPolicy, mockScenarios.hanging, /正在加载/);
export const ServerError = story(ofPolicy, mockScenarios.serverError, /系统繁忙/);

/** A basic file is missing: the form jumps to it and says so (spec 2 §5). */
export const FilesMissing: StoryObj = {
  render: () => draw(ofPolicy, nothingYet),
  play: async ({ canvas }) => {
    await fillContact(canvas);
    for (let step = 0; step < 4; step += 1) await next(canvas);
    await canvas.findByRole('heading', { name: copy.stepReview });
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect((await canvas.findAllByText(/请上传相关基础资料附件/))[0]).toBeVisible();
    await expect(canvas.getByRole('heading', { name: copy.stepBasic })).toBeVisible();
    // The second press of a double click hits this step's button.
    await next(canvas);
    await expect((await canvas.findAllByText(/请上传相关基础资料附件/))[0]).toBeVisible();
    await expect(canvas.getByRole('heading', { name: copy.stepBasic })).toBeVisible();
  },
};

/** A draft without its declaration files is saved anyway (spec 2 §5). */
export const ForceSave: StoryObj = {
  render: () => draw(ofPolicy, nothingYet),
  play: async ({ canvas, canvasElement }) => {
    await fillContact(canvas);
    await userEvent.click(canvas.getByRole('button', { name: copy.saveDraft }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog', { name: '请上传相关附件' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: copy.forceSave }));
    await canvas.findByText(copy.modeDraft);
    await expect(await canvas.findByText(copy.saved)).toBeVisible();
  },
};

/** Values in the wrong format are not saved. */
export const WrongAccount: StoryObj = {
  render: () => draw({ draftId: '6101' }, { getPolicyDraft: { data: draft } }),
  play: async ({ canvas }) => {
    await canvas.findByText(copy.draftOpened);
    await next(canvas);
    await userEvent.type(await canvas.findByLabelText(/收款账号/), '12');
    await userEvent.click(canvas.getByRole('button', { name: copy.saveDraft }));
    await expect((await canvas.findAllByText(/收款账号应为/))[0]).toBeVisible();
  },
};

/** The policy ended while the form was filled in (spec 2 §8). */
export const EndedMeanwhile: StoryObj = {
  render: () =>
    draw({ draftId: '6101' }, { getPolicyDraft: { data: draft }, updateDraft: { code: '795243' } }),
  play: async ({ canvas }) => {
    await canvas.findByText(copy.draftOpened);
    await userEvent.click(canvas.getByRole('button', { name: copy.saveDraft }));
    await expect(await canvas.findByRole('heading', { name: copy.invalid })).toBeVisible();
  },
};

/** The policy needs the company's tax data, which it has not permitted reading. */
export const TaxMissing: StoryObj = {
  render: () =>
    draw(
      { draftId: '6101' },
      {
        getPolicyDraft: { data: { ...draft, requiresTaxAuth: true } },
        validateTaxAuthorisation: {
          data: { valid: false, errorMsg: '该企业尚未完成涉税授权' },
        },
      },
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(copy.draftOpened);
    for (let step = 0; step < 4; step += 1) await next(canvas);
    await expect(await canvas.findByText(/尚未完成涉税授权/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: copy.taxGo })).toHaveAttribute(
      'href',
      '#companies',
    );
  },
};

const picture = async () => {
  const canvas = new OffscreenCanvas(64, 48);
  canvas.getContext('2d');
  return { blob: await canvas.convertToBlob(), fileName: '执照.png' };
};
const withPicture = (slot: PolicyFileSlot) => ({ ...slot, url: 'a/b.png', fileName: '执照.png' });

/** A picture can be previewed where it was uploaded; removed files no longer count. */
export const FilesOfTheStep: StoryObj = {
  render: () =>
    draw(
      { draftId: '6101' },
      {
        getPolicyDraft: { data: { ...draft, basicInfos: draft.basicInfos.map(withPicture) } },
        openFile: async () => ({ data: await picture() }),
      },
    ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(copy.draftOpened);
    await next(canvas);
    await next(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: '预览 执照.png' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByRole('img', { name: '预览 执照.png' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: '删除 执照.png' }));
    await expect((await canvas.findAllByText('0/1 份'))[0]).toBeVisible();
  },
};
