import type { FormEntry } from '@huiqi/sdk';
import { choices, entriesOf, needed, pictures } from './entriesOf.js';

const company = entriesOf('COMPANY');
const loan = entriesOf('LOAN');
const material = entriesOf('MATERIAL');
const contact = entriesOf('CONTACT');

const whenRented = [{ checkName: 'premises', values: ['RENTED'] }];
const whenGuarantor = [{ checkName: 'security', values: ['GUARANTOR'] }];
const whenCollateral = [{ checkName: 'security', values: ['COLLATERAL'] }];

const creditAgreement =
  '本企业同意贷款银行为审核本次申请，向金融信用信息基础数据库查询本企业及法定代表人的信用报告。\n' +
  '查询所得信息仅用于本次贷款的审批和贷后管理，未经本企业同意不得用于其他用途。\n' +
  '本授权自勾选之日起至本次申请办结之日止有效。';

/** Hotel loans: the sample's longest form; with the common entries it has one of each kind. */
export const hotelEntries: readonly FormEntry[] = [
  company('ID_CARD', 'legalIdNo', '法定代表人身份证号', { ...needed }),
  company('PHONE', 'legalPhone', '法定代表人手机号', { ...needed }),
  company('GROUP', 'businessGroup', '经营情况', { text: '请按最近一个完整年度填写' }),
  company('DATE', 'openedOn', '开业日期', { ...needed, latest: 'TODAY' }),
  company('SELECT', 'hotelType', '经营类型', {
    ...needed,
    options: choices({ HOTEL: '酒店', INN: '民宿', RESORT: '度假村', HOSTEL: '客栈' }),
  }),
  company('NUMBER', 'roomCount', '客房数量', {
    ...needed,
    unit: '间',
    decimals: 0,
    min: 1,
    max: 5000,
  }),
  company('PERCENT', 'occupancyRate', '年平均入住率', { ...needed, min: 0, max: 100 }),
  company('MONEY', 'annualRevenue', '上年度营业收入', { ...needed, unit: '万元', min: 0 }),
  company('MONTH', 'renovatedIn', '最近一次装修完工月份', { latest: 'TODAY' }),
  company('GROUP', 'premisesGroup', '经营场所'),
  company('AREA', 'premisesAreaId', '场所所在地区', { ...needed }),
  company('TEXT', 'premisesAddress', '详细地址', {
    ...needed,
    minLength: 4,
    maxLength: 100,
    placeholder: '街道、门牌号',
  }),
  company('RADIO', 'premises', '场所性质', {
    ...needed,
    options: choices({ OWN: '自有', RENTED: '租赁' }),
  }),
  company('DATE_RANGE', 'rentPeriod', '租赁期限', { ...needed, visibleWhen: whenRented }),
  loan('GROUP', 'securityGroup', '用款与担保'),
  loan('CHECKBOX', 'uses', '资金用途分类', {
    ...needed,
    minChoices: 1,
    maxChoices: 3,
    options: choices({
      RENOVATION: '装修改造',
      EQUIPMENT: '设备更新',
      STOCK: '采购备货',
      WAGES: '支付工资',
      RENT: '支付租金',
    }),
  }),
  loan('DATE_RANGE', 'usePeriod', '计划用款时间', { earliest: 'TODAY' }),
  loan('RADIO', 'security', '担保方式', {
    ...needed,
    options: choices({ NONE: '信用', GUARANTOR: '企业保证', COLLATERAL: '房产抵押' }),
  }),
  loan('COMPANY', 'guarantor', '保证企业', {
    ...needed,
    visibleWhen: whenGuarantor,
    hint: '可选择您名下已认证的其他企业',
  }),
  loan('MONEY', 'collateralValue', '抵押房产估值', {
    ...needed,
    unit: '万元',
    min: 1,
    visibleWhen: whenCollateral,
  }),
  material('FIXED_TEXT', 'materialNote', '材料要求', {
    text: '请上传清晰、完整的原件扫描件或照片。材料仅供银行审核本次申请，办结后按规定保存。',
  }),
  material('UPLOAD', 'businessLicence', '营业执照', { ...needed, accept: pictures, maxFiles: 2 }),
  material('UPLOAD', 'lodgingLicence', '特种行业许可证', { accept: pictures, maxFiles: 3 }),
  material('UPLOAD', 'rentContract', '租赁合同', {
    ...needed,
    accept: ['pdf'],
    maxFiles: 1,
    visibleWhen: whenRented,
  }),
  material('AGREEMENT', 'creditAgreement', '企业征信查询授权书', {
    ...needed,
    text: creditAgreement,
  }),
  contact('TEL', 'tel', '办公电话', { placeholder: '如：023-74612345' }),
  contact('EMAIL', 'contactEmail', '电子邮箱'),
];
