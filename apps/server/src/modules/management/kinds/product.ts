import { checkForm } from './checkForm.js';
import type { ManagedKind } from './ManagedKind.js';
import { ordered, required } from './problems.js';
import { storedProduct, unknownReferences } from './productRepository.js';

const noRules = {
  minMonths: 0,
  taxGrades: [],
  minRevenue: 0,
  minTax: 0,
  taxMultiple: 0,
  revenuePercent: 0,
};

export const product: ManagedKind<'PRODUCT'> = {
  empty: ({ bankId, scfProvince }) => ({
    kind: 'PRODUCT',
    name: '',
    bankId: bankId ?? '0',
    categoryId: '0',
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
      ...(forms.some(({ type }) => type === 'APPLY')
        ? []
        : [{ field: 'forms', message: '请设计贷款申请表单' }]),
      ...(new Set(forms.map(({ type }) => type)).size < forms.length
        ? [{ field: 'forms', message: '同一类表单只能有一份' }]
        : []),
      ...forms.flatMap(({ entries }, at) => checkForm(entries, `forms.${at}`)),
    ];
  },
  titleOf: ({ name }) => name,
  belongsTo: ({ bankId, scfProvince }) => ({ bankId, scfProvince }),
};
