import { constants } from '@huiqi/sdk/domain';
import type { FieldError, ProductFormType } from '@huiqi/sdk';
import { checkForm } from './checkForm.js';
import type { ContentOf, ManagedKind } from './ManagedKind.js';
import { ordered, problem, required } from './problems.js';
import { storedProduct, unknownReferences } from './productRepository.js';

const noRules = {
  minMonths: 0,
  taxGrades: [],
  minRevenue: 0,
  minTax: 0,
  taxMultiple: 0,
  revenuePercent: 0,
};

type Product = ContentOf<'PRODUCT'>;

/** What an application or a draw cannot be submitted without, whatever else its form asks. */
const asked = { loanAmount: '申请金额', loanterm: '贷款期限' };
const ofCompanies: readonly ProductFormType[] = ['APPLY', 'EPIDEMIC', 'TAX_INVOICE', 'SUB_ORDER'];
const ofPersons: readonly ProductFormType[] = ['SUB_ORDER'];

function missingEntries({ categoryId, forms }: Product): FieldError[] {
  const kinds = categoryId === constants.personCategoryId ? ofPersons : ofCompanies;
  return forms.flatMap(({ type, entries }) => {
    const names = new Set(entries.map(({ checkName }) => checkName));
    const missing = Object.entries(asked).flatMap(([name, label]) =>
      names.has(name) ? [] : [`“${label}”`],
    );
    return problem(
      kinds.includes(type) && missing.length > 0,
      'forms',
      `请从常用字段中添加${missing.join('和')}`,
    );
  });
}

export const product: ManagedKind<'PRODUCT'> = {
  empty: ({ bankId, scfProvince }) => ({
    kind: 'PRODUCT',
    name: '',
    bankId: bankId ?? '0',
    categoryId: '0',
    listImage: '',
    profile: null,
    tags: [],
    classify: 'GENERAL',
    minLoanLimit: 0,
    maxLoanLimit: 100,
    minInterestRate: '3.45',
    maxInterestRate: '3.45',
    interestRateType: 'YEAR',
    minLoanTerm: 1,
    maxLoanTerm: 12,
    guaranteeType: 'CREDIT',
    repaymentTypes: [],
    introduction: '',
    applyConditions: [],
    requiredMaterials: [],
    matchRules: noRules,
    processingDays: null,
    processingSteps: [],
    consultPhone: null,
    scfProvince: scfProvince ?? '0',
    regionCodes: [],
    agreementTitle: '',
    agreementText: '',
    forms: [],
    productAudit: null,
    productInterfaceType: null,
    sfPlatformUrl: null,
    urlType: null,
    position: 0,
  }),
  ...storedProduct,
  problems: async (db, content) => {
    const { name, introduction, agreementTitle, agreementText } = content;
    const { repaymentTypes, regionCodes, forms } = content;
    const types = forms.map(({ type }) => type);
    return [
      ...required({ name, introduction, agreementTitle, agreementText }),
      ...required({ repaymentTypes, regionCodes }),
      ...ordered(content.minLoanLimit, content.maxLoanLimit, 'maxLoanLimit'),
      ...ordered(
        Number(content.minInterestRate),
        Number(content.maxInterestRate),
        'maxInterestRate',
      ),
      ...ordered(content.minLoanTerm, content.maxLoanTerm, 'maxLoanTerm'),
      ...(await unknownReferences(db, content)),
      ...problem(!types.includes('APPLY'), 'forms', '请设计贷款申请表单'),
      ...problem(new Set(types).size < types.length, 'forms', '同一类表单只能有一份'),
      ...missingEntries(content),
      ...forms.flatMap(({ entries }, at) => checkForm(entries, `forms.${at}`)),
    ];
  },
  titleOf: ({ name }) => name,
  belongsTo: ({ bankId, scfProvince }) => ({ bankId, scfProvince }),
};
