import type {
  ServiceEvaluation,
  ServiceEvaluationPage,
  ServiceOrganisation,
  ServiceOrganisationPage,
  ServiceProduct,
  ServiceProductDetail,
  ServiceProductPage,
  ServiceTypeItem,
} from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';

/** A full service, for stories. */
export const sampleService: ServiceProductDetail = {
  ...(examples.getServiceProduct['default'] as ServiceProductDetail),
  id: '8001',
  name: '发明专利申请代理',
  orgId: '801',
  orgName: '重庆智企服务有限公司',
  serviceMode: 'INTERNET_SERVICE',
  servicePriceType: 'PAY',
  price: '3500.00',
  orderNumber: 1260,
  averageScore: '4.6',
  evaluationNumber: 18,
  content:
    '<h2>服务内容</h2><p>检索、撰写、提交与<strong>答复审查意见</strong>。</p><ul><li>技术交底书模板</li><li>费用减缴办理</li></ul><script>document.title = "x"</script>',
  process: '提交技术交底书\n检索并出具意见\n撰写并由企业确认\n递交国家知识产权局',
  contactPhone: '023-74500000',
};

/** Services that differ in what a card shows. */
export const sampleServices: readonly ServiceProduct[] = [
  sampleService,
  {
    ...sampleService,
    id: '8002',
    name: '劳动用工风险体检与规章制度梳理（含员工手册、竞业限制、加班与工时管理等十二项专题）',
    orgName: '重庆市垫江县众信人力资源管理咨询服务有限责任公司',
    serviceMode: 'VISITING_SERVICE',
    servicePriceType: 'INTERVIEW',
    price: null,
    averageScore: null,
    evaluationNumber: 0,
    orderNumber: 0,
  },
  {
    ...sampleService,
    id: '8003',
    name: '创业政策电话咨询',
    serviceMode: 'PHONE_SERVICE',
    servicePriceType: 'FREE',
    price: null,
    averageScore: '5.0',
    evaluationNumber: 2,
    orderNumber: 86,
  },
];

export const sampleOrganisation: ServiceOrganisation = {
  ...(examples.getOrganisationIntroduction['default'] as ServiceOrganisation),
  id: '801',
  name: '重庆智企服务有限公司',
  introduction: '专注知识产权与科技服务。\n为垫江及周边企业代理专利、商标，辅导高新技术企业认定。',
  productNumber: 6,
  orderNumber: 1_480,
  averageScore: '4.7',
  evaluationNumber: 31,
};

/** Without a description or ratings. */
export const newOrganisation: ServiceOrganisation = {
  ...sampleOrganisation,
  id: '802',
  name: '垫江县创业孵化中心',
  introduction: null,
  productNumber: 0,
  orderNumber: 0,
  averageScore: null,
  evaluationNumber: 0,
};

export const sampleTypes: readonly ServiceTypeItem[] = [
  { id: '1', dicId: '1', code: 'TECH', name: '科技创新' },
  { id: '2', dicId: '2', code: 'STARTUP', name: '创业服务' },
  { id: '3', dicId: '3', code: 'IP', name: '知识产权' },
];

export const sampleSubtypes: readonly ServiceTypeItem[] = [
  { id: '31', dicId: '3', code: 'IP_PATENT', name: '专利申请' },
  { id: '32', dicId: '3', code: 'IP_MARK', name: '商标注册' },
];

export const sampleEvaluations: readonly ServiceEvaluation[] = [
  {
    id: '1',
    productId: '8001',
    productName: '发明专利申请代理',
    companyName: '重庆**食品有限公司',
    score: 5,
    content: '交底书写得很清楚，审查意见也答复得及时。',
    createdTs: '2026-11-20T08:30:00.000Z',
  },
  {
    id: '2',
    productId: '8003',
    productName: '创业政策电话咨询',
    companyName: '垫江**农业专业合作社',
    score: 3,
    content: '电话打了两次才接通，讲得还算明白。',
    createdTs: '2026-10-08T01:00:00.000Z',
  },
];

const pageOf = (rows: number, size: number, total = rows) => ({ index: 1, size, total });

export const servicePage = (
  content: readonly ServiceProduct[],
  total?: number,
): { data: ServiceProductPage } => ({
  data: { content: [...content], page: pageOf(content.length, 8, total) },
});

export const organisationPage = (
  content: readonly ServiceOrganisation[],
  total?: number,
): { data: ServiceOrganisationPage } => ({
  data: { content: [...content], page: pageOf(content.length, 8, total) },
});

export const evaluationPage = (
  content: readonly ServiceEvaluation[],
  total?: number,
): { data: ServiceEvaluationPage } => ({
  data: { content: [...content], page: pageOf(content.length, 8, total) },
});
