import type {
  ManagedCategory,
  ManagedCouponBatch,
  ManagedDepartment,
  ManagedEvaluation,
  ManagedNews,
  ManagedOrganisation,
  ManagedPolicy,
  ManagedProduct,
  ManagedPublisher,
  ManagedService,
  ManagedRole,
  ManagedStaff,
} from '@huiqi/sdk';

/** A product with an entry that is asked conditionally, for stories and tests. */
export const sampleProduct: ManagedProduct = {
  kind: 'PRODUCT',
  name: '云税贷',
  listImage: '',
  bankId: '1',
  categoryId: '1',
  profile: '以税定贷',
  tags: ['线上办理'],
  classify: 'RECOMMEND',
  minLoanLimit: 10,
  maxLoanLimit: 300,
  minInterestRate: '3.45',
  maxInterestRate: '4.35',
  interestRateType: 'YEAR',
  minLoanTerm: 1,
  maxLoanTerm: 12,
  guaranteeType: 'CREDIT',
  repaymentTypes: ['AVERAGE_CAPITAL_PLUS_INTEREST', 'REPAYMENT_ANYTIME'],
  introduction: '面向诚信纳税的小微企业。\n全程线上办理。',
  applyConditions: ['成立满2年', '按时纳税'],
  requiredMaterials: ['营业执照'],
  matchRules: {
    minMonths: 24,
    taxGrades: ['A', 'B'],
    minRevenue: 100,
    minTax: 2.5,
    taxMultiple: 7,
    revenuePercent: 20,
  },
  processingDays: 3,
  processingSteps: [
    { title: '银行审批', line: '客户经理联系企业', days: 2 },
    { title: '放款', line: null, days: null },
  ],
  consultPhone: null,
  scfProvince: '500000',
  regionCodes: ['500231'],
  agreementTitle: '征信授权书',
  agreementText: '本企业授权银行查询征信。',
  forms: [
    {
      type: 'APPLY',
      entries: [
        {
          checkName: 'loanAmount',
          inputType: 'MONEY',
          label: '申请金额',
          group: 'LOAN',
          required: true,
          unit: '万元',
          min: 10,
          max: 300,
        },
        {
          checkName: 'repaymentType',
          inputType: 'RADIO',
          label: '还款方式',
          group: 'LOAN',
          required: true,
        },
        {
          checkName: 'usage',
          inputType: 'SELECT',
          label: '用途',
          group: 'LOAN',
          required: true,
          options: [
            { value: 'STOCK', label: '进货' },
            { value: 'OTHER', label: '其他' },
          ],
        },
        {
          checkName: 'usageText',
          inputType: 'TEXT',
          label: '具体用途',
          group: 'LOAN',
          required: true,
          visibleWhen: [{ checkName: 'usage', values: ['OTHER'] }],
        },
        {
          checkName: 'contactPhone',
          inputType: 'PHONE',
          label: '联系人手机号',
          group: 'CONTACT',
          required: true,
        },
      ],
    },
  ],
  productAudit: null,
  productInterfaceType: null,
  sfPlatformUrl: null,
  urlType: null,
  position: 1,
};

export const sampleService: ManagedService = {
  kind: 'SERVICE',
  logo: '',
  name: '项目申报代办',
  orgId: '801',
  typeBig: 'TECH',
  typeSmall: 'TECH_PROJECT',
  mode: 'VISITING_SERVICE',
  priceType: 'PAY',
  price: '500.50',
  content: '<p>全程代办。</p>',
  process: '签约\n申报',
  contactPhone: '023-00007401',
};

export const sampleOrganisation: ManagedOrganisation = {
  kind: 'ORGANISATION',
  logo: '/assets/partners/credit.png',
  name: '重庆智企服务有限公司',
  creditCode: '91500231MA5U0000X1',
  introduction: '为企业提供申报服务。',
  address: null,
  scfProvince: '500000',
  scfCity: '500231',
  scfDistrict: '500231',
  contactName: '王工',
  contactPhone: '023-00007401',
};

export const sampleCouponBatch: ManagedCouponBatch = {
  kind: 'COUPON_BATCH',
  name: '2026年第三批',
  discountRate: '20',
  maxAmount: '30000.00',
  opensOn: '2026-11-01',
  closesOn: '2026-12-31',
  ticketsExpireOn: '2027-06-30',
};

export const sampleEvaluation: ManagedEvaluation = {
  kind: 'EVALUATION',
  name: '营商环境企业评议',
  introduction: '请评价各部门。',
  commentContent: null,
  scfProvince: '500000',
  scfCity: '500231',
  scfDistrict: '500231',
  beginTs: '2026-11-01T02:00:00.000Z',
  endTs: '2026-12-31T16:00:00.000Z',
  questions: [
    {
      id: '1',
      title: '办事效率如何？',
      options: [
        { id: '1', option: '很满意', score: 100 },
        { id: '2', option: '不满意', score: 0 },
      ],
    },
    { id: '6', title: '最希望改进什么？', options: [] },
  ],
  departments: [
    { id: 'ev-1-1', name: '县税务局' },
    { id: 'ev-1-2', name: '县财政局' },
  ],
};

export const sampleCategory: ManagedCategory = {
  kind: 'CATEGORY',
  name: '税务贷',
  description: null,
  position: 1,
};

export const samplePublisher: ManagedPublisher = {
  kind: 'PUBLISHER',
  name: '垫江县经济和信息化委员会',
  position: 8,
  logoUrl: '',
};

/** A policy that is declared on the platform, with a template and a table in its text. */
export const samplePolicy: ManagedPolicy = {
  kind: 'POLICY',
  title: '农产品加工设备投资补助',
  summary: '对加工设备投资给予10%补助。',
  publishNumber: '垫农发〔2026〕12号',
  category: 'INDUSTRY',
  grade: 'COUNTY',
  enterpriseSizes: ['SMALL', 'MICRO'],
  publishOrgId: '10',
  publishedTs: '2026-11-02T02:30:00.000Z',
  declareFrom: '2026-11-10',
  declareUntil: '2026-12-31',
  declaredOnline: true,
  minAmount: null,
  maxAmount: '50.5',
  redemption: '审核通过后一次性拨付。',
  applicants: ['在垫江县注册', '上年营业收入50万元以上'],
  targets: { industries: ['食品', '农业'], areaCodes: ['500231'], minMonths: 12, maxMonths: null },
  steps: [
    { title: '部门审核', line: '5个工作日内完成' },
    { title: '拨付', line: null },
  ],
  contact: { orgName: '县农业农村委产业科', name: null, phone: '023-74512345', address: null },
  content:
    '<h3>一、支持标准</h3><p>按投资额的<strong>10%</strong>补助，详见<a href="https://www.example.org/a" rel="noopener noreferrer" target="_blank">通知</a>。</p><table><tbody><tr><th>投资额</th><th>比例</th></tr><tr><td>100万元以上</td><td>10%</td></tr></tbody></table>',
  files: [{ id: 't1', fileName: '办事指南.pdf' }],
  basicFiles: [
    { id: 'license', name: '营业执照', required: true, types: ['PDF', 'JPG'], template: null },
  ],
  declarationFiles: [
    {
      id: 'form',
      name: '盖章的申请表',
      required: true,
      types: ['WORD', 'PDF'],
      template: { id: 't2', fileName: '申请表.docx' },
    },
  ],
  requiresTaxAuth: false,
  fillCompanyInfo: true,
};

export const sampleNews: ManagedNews = {
  kind: 'NEWS',
  pictureUrl: '/assets/banners/bridge.png',
  pictureAlt: '县城的大桥',
  title: '助企贷款贴息开始申报',
  source: '垫江县财政局',
  content: '贴息比例为年利率的一半。\n\n即日起在线申报。',
  regionCode: '500231',
};

export const sampleDepartment: ManagedDepartment = {
  kind: 'DEPARTMENT',
  name: '企业服务科',
  parentId: null,
  bankId: null,
  position: 1,
  issuesTickets: false,
  dispatchesDemands: true,
};

export const sampleRole: ManagedRole = {
  kind: 'ROLE',
  role: 'OPERATOR',
  keys: ['GRZX01', 'ADMIN_ORDERS', 'CREDIT_REPORT', 'ADMIN_DEMANDS', 'MANAGE'],
};

export const sampleStaff: ManagedStaff = {
  kind: 'STAFF',
  name: '李信贷',
  phone: '13900000001',
  role: 'FINANCIER',
  bankId: '1',
  orgId: null,
  scfProvince: '500000',
  scfCity: '500231',
  scfDistrict: '0',
  departmentIds: ['1'],
};
