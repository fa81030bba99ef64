import type { ApplyCompany, FormEntry, ProductDetail } from '@huiqi/sdk';
import { createMockClient, examples, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { constants } from '@huiqi/sdk/domain';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { companiesCopy } from '../../companies/copy.js';
import { ApplyWizard } from '../wizard/ApplyWizard.js';
import { applicationsCopy } from '../copy.js';

const meta = { title: 'applications/TaxConsent' } satisfies Meta;
export default meta;

const product = examples.getProduct['default'] as ProductDetail;
const [company] = examples.listApplyCompanies['default'] as [ApplyCompany];
const entries: FormEntry[] = [
  {
    checkName: 'loanAmount',
    inputType: 'MONEY',
    label: '申请金额',
    group: 'LOAN',
    required: true,
    defaultValue: '30',
  },
];
const ignore = () => undefined;
const draw = (scenarios: MockScenarios) => (
  <HuiqiProvider
    client={createMockClient({
      getProduct: { data: { ...product, formTypes: ['TAX_INVOICE'] } },
      getProductForm: { data: entries },
      ...scenarios,
    })}
    drafts={memoryDraftStorage()}
  >
    <ApplyWizard
      productId="100711"
      companyId={company.id}
      step="REVIEW"
      onStepChange={ignore}
      onSuccess={ignore}
      onFail={ignore}
      exit={{ href: '#product' }}
    />
  </HuiqiProvider>
);

export const Given: StoryObj = {
  render: () => draw({}),
  play: async ({ canvas }) => {
    const valid = await canvas.findByText(companiesCopy.taxAuthValid);
    await expect(valid).toBeVisible();
  },
};

/** An error inside a success; the server refuses the certificate and says why. */
export const Missing: StoryObj = {
  render: () =>
    draw({
      validateTaxAuthorisation: {
        data: { valid: true, errorMsg: '该企业尚未完成涉税授权' },
      },
      saveCertificate: { code: '100409', message: '该申请的授权书已保存' },
    }),
  play: async ({ canvas, canvasElement }) => {
    const missing = await canvas.findByText('该企业尚未完成涉税授权');
    await expect(missing).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: applicationsCopy.taxCertify }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog'));
    // Both parties are named, and the text can be read before agreeing.
    const party = constants.certificatePartyB.fullName;
    await expect(dialog.getByText(party)).toBeVisible();
    const title = `《${companiesCopy.certificateName}》`;
    await userEvent.click(dialog.getByRole('button', { name: title }));
    const text = await body.findByRole('dialog', { name: companiesCopy.certificateName });
    await expect(text).toHaveTextContent(`被授权人（乙方）：${party}`);
    await userEvent.click(within(text).getByRole('button', { name: '已阅读并同意' }));
    await waitFor(() => expect(dialog.getByRole('checkbox')).toBeChecked());
    const confirm = dialog.getByRole('button', { name: companiesCopy.certificateSubmit });
    await userEvent.click(confirm);
    await expect(await dialog.findByText('该申请的授权书已保存')).toBeVisible();
    await expect(confirm).not.toHaveAttribute('aria-busy');
  },
};
