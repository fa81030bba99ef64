import type {
  Change,
  ManagedBank,
  ManagedContent,
  ManagedPolicy,
  ManagedProduct,
} from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';
import { describe, expect, it } from 'vitest';
import { toContent } from './toContent.js';
import {
  sampleCategory,
  sampleCouponBatch,
  sampleDepartment,
  sampleEvaluation,
  sampleNews,
  sampleOrganisation,
  samplePolicy,
  sampleProduct,
  samplePublisher,
  sampleService,
  sampleStaff,
} from '../contentSamples.fixture.js';
import {
  sampleAnnouncement,
  sampleApproval,
  sampleRenewalBank,
} from '../settingSamples.fixture.js';
import { announcementFields } from '../fields/announcementFields.js';
import { approvalFields } from '../fields/approvalFields.js';
import { bankFields } from '../fields/bankFields.js';
import { changedFacts, contentFacts } from '../fields/contentFacts.js';
import type { ContentField } from '../fields/ContentField.js';
import { managedFieldsCopy } from '../fields/copy.js';
import { departmentFields } from '../fields/departmentFields.js';
import { couponBatchFields } from '../fields/couponBatchFields.js';
import { entryFields } from '../fields/entryFields.js';
import { evaluationFields } from '../fields/evaluationFields.js';
import { formDesignerCopy } from '../fields/formCopy.js';
import { categoryFields, publisherFields } from '../fields/namedFields.js';
import { newsFields } from '../fields/newsFields.js';
import { organisationFields } from '../fields/organisationFields.js';
import { policyFields } from '../fields/policyFields.js';
import { renewalBankFields } from '../fields/renewalBankFields.js';
import { serviceFields } from '../fields/serviceFields.js';
import { staffFields } from '../fields/staffFields.js';
import { productFields } from '../fields/productFields.js';

const choices = {
  banks: [{ value: '1', label: '中国建设银行' }],
  categories: [{ value: '1', label: '税务贷' }],
  departments: [{ value: '1', label: '发展和改革委员会' }],
  areas: [{ value: '500231', label: '重庆市垫江县' }],
  organisations: [{ value: '801', label: '重庆智企服务有限公司' }],
  regions: [],
  everywhere: [],
  serviceTypes: [{ value: 'TECH_PROJECT', label: '科技创新 / 科技项目申报', big: 'TECH' }],
  publishers: [{ value: '10', label: '垫江县农业农村委员会' }],
  policyCategories: [{ value: 'INDUSTRY', label: '产业扶持' }],
  grades: [{ value: 'COUNTY', label: '区县级' }],
  provinces: [{ value: '500000', label: '重庆市' }],
};
const ofProduct = productFields(managedFieldsCopy, choices);
const ofPolicy = policyFields(managedFieldsCopy, choices);
const ofEvaluation = evaluationFields(managedFieldsCopy, choices);
const contentOf = <Content>(
  content: Content,
  list: readonly ContentField<Content>[],
): readonly [object, readonly ContentField<object>[]] => [
  content as object,
  list as unknown as readonly ContentField<object>[],
];
const bank = (examples.getChange['default'] as Change).content as ManagedBank;
/** A content of each kind, and its fields. */
const kinds = [
  contentOf(sampleProduct, ofProduct),
  contentOf(bank, bankFields(managedFieldsCopy)),
  contentOf(samplePolicy, ofPolicy),
  contentOf({ ...samplePolicy, contact: null, publishedTs: null }, ofPolicy),
  contentOf(sampleNews, newsFields(managedFieldsCopy)),
  contentOf(sampleDepartment, departmentFields(managedFieldsCopy, choices)),
  contentOf(sampleStaff, staffFields(managedFieldsCopy, choices)),
  contentOf(sampleCategory, categoryFields(managedFieldsCopy)),
  contentOf(samplePublisher, publisherFields(managedFieldsCopy)),
  contentOf(sampleService, serviceFields(managedFieldsCopy, choices)),
  contentOf(sampleOrganisation, organisationFields(managedFieldsCopy, choices)),
  contentOf(sampleCouponBatch, couponBatchFields(managedFieldsCopy)),
  contentOf(sampleEvaluation, ofEvaluation),
  contentOf(sampleAnnouncement, announcementFields(managedFieldsCopy, choices)),
  contentOf(sampleRenewalBank, renewalBankFields(managedFieldsCopy)),
  contentOf(sampleApproval, approvalFields(managedFieldsCopy, choices)),
] as const;
const fields = ofProduct as unknown as readonly ContentField<ManagedContent>[];
const entry = sampleProduct.forms[0]!.entries[0]!;

/** Names of everything in a content; of its parts, what is in them. */
const leaves = (content: object): string[] =>
  Object.entries(content).flatMap(([name, value]) =>
    ['contact', 'matchRules', 'targets'].includes(name)
      ? Object.keys(value as object).map((part) => `${name}.${part}`)
      : name === 'kind'
        ? []
        : [name],
  );

describe('the declared fields', () => {
  it('name everything that a content holds', () => {
    // One choice holds the three codes of a region, and both codes of a type of services.
    const shared = new Set(['scfCity', 'scfDistrict', 'typeBig']);
    for (const [content, list] of kinds.filter(
      ([one]) => !('contact' in one && one.contact === null),
    ))
      expect(list.map(({ name }) => name).toSorted()).toEqual(
        leaves(content)
          .filter((name) => !shared.has(name))
          .toSorted(),
      );
  });

  it('read and write every value as it was', () => {
    for (const [content, list] of kinds)
      for (const { name, read, write } of list)
        expect(write(content, read(content)), name).toEqual(content);
    for (const { name, read, write } of entryFields(formDesignerCopy, entry)) {
      const typed = read(entry);
      expect(read(write(entry, typed)), name).toBe(typed);
    }
  });

  it('keep the ids of questions whose wording is put right, and number new ones', () => {
    const questions = ofEvaluation.find(({ name }) => name === 'questions');
    const { questions: written = [] } =
      questions?.write(
        sampleEvaluation,
        '办事快不快？\n- 很满意 | 90\n- 一般｜50\n- 不满意\n您的职务？\n最希望改进什么？',
      ) ?? {};
    expect(written).toEqual([
      {
        id: '1',
        title: '办事快不快？',
        options: [
          { id: '1', option: '很满意', score: 90 },
          { id: '3', option: '一般', score: 50 },
          { id: '2', option: '不满意', score: 0 },
        ],
      },
      { id: '2', title: '您的职务？', options: [] },
      { id: '6', title: '最希望改进什么？', options: [] },
    ]);
    const rated = ofEvaluation.find(({ name }) => name === 'departments');
    expect(rated?.write(sampleEvaluation, '县财政局\n县公安局').departments).toEqual([
      { id: 'ev-1-2', name: '县财政局' },
      { id: 'new-2', name: '县公安局' },
    ]);
  });

  it('end on the last day that was chosen, and take yuan without their fen', () => {
    const end = ofEvaluation.find(({ name }) => name === 'endTs');
    expect(end?.read(sampleEvaluation)).toBe('2026-12-31');
    expect(end?.write(sampleEvaluation, '2027-01-01').endTs).toBe('2027-01-01T16:00:00.000Z');
    const most = couponBatchFields(managedFieldsCopy).find(({ name }) => name === 'maxAmount');
    expect(most?.write(sampleCouponBatch, '50000').maxAmount).toBe('50000.00');
    expect(most?.write(sampleCouponBatch, 'many').maxAmount).toBe('30000.00');
  });

  it('leave what they do not show as it is', () => {
    const unknown = { ...sampleProduct, later: { kept: true } } as ManagedProduct;
    const values = { name: '云税贷2号', 'matchRules.minMonths': '12' };
    expect(toContent(fields, unknown, values)).toEqual({
      ...unknown,
      name: '云税贷2号',
      matchRules: { ...sampleProduct.matchRules, minMonths: 12 },
    });
  });

  it('take a text that is no number for the former one', () => {
    const limit = ofProduct.find(({ name }) => name === 'maxLoanLimit');
    expect(limit?.write(sampleProduct, '').maxLoanLimit).toBe(300);
  });

  it('take a policy’s day for its moment in China, and empty fields of whom to ask for nobody', () => {
    const written = (name: string, typed: string) =>
      ofPolicy.find((field) => field.name === name)?.write(samplePolicy, typed);
    expect(written('publishedTs', '2026-11-03')?.publishedTs).toBe('2026-11-02T16:00:00.000Z');
    expect(written('publishedTs', '')?.publishedTs).toBeNull();
    expect(written('contact.phone', '')?.contact).toMatchObject({ phone: null });
    const { contact } = ['contact.phone', 'contact.orgName'].reduce(
      (policy, name) => ofPolicy.find((field) => field.name === name)?.write(policy, '') ?? policy,
      samplePolicy,
    );
    expect(contact).toBeNull();
  });

  it('read steps from lines', () => {
    const steps = ofProduct.find(({ name }) => name === 'processingSteps');
    const written = steps?.write(sampleProduct, '审批 ｜ 客户经理联系企业 ｜ 2\n\n放款');
    expect(written?.processingSteps).toEqual([
      { title: '审批', line: '客户经理联系企业', days: 2 },
      { title: '放款', line: null, days: null },
    ]);
  });
});

describe('the difference', () => {
  const names = { areaName: (code: string) => (code === '500231' ? '重庆市垫江县' : undefined) };
  const factsOf = (content: ManagedProduct) =>
    contentFacts(fields, content, names, formDesignerCopy);
  const changes = (after: ManagedProduct) =>
    changedFacts(factsOf(sampleProduct), factsOf(after)).map(({ term, before, after: now }) => [
      term,
      before,
      now,
    ]);

  it('shows values as readers see them', () => {
    expect(changes({ ...sampleProduct, maxLoanLimit: 500, regionCodes: ['500231', '1'] })).toEqual([
      [managedFieldsCopy.maxLoanLimit, '300万元', '500万元'],
      [managedFieldsCopy.regionCodes, '重庆市垫江县', '重庆市垫江县、1'],
    ]);
  });

  it('shows a change of formats in a text, and what declarations need', () => {
    const facts = (policy: ManagedPolicy) =>
      contentFacts(
        ofPolicy as unknown as readonly ContentField<ManagedContent>[],
        policy,
        names,
        formDesignerCopy,
      );
    const plain = samplePolicy.content.replace(/<\/?strong>/g, '');
    const [form] = samplePolicy.declarationFiles;
    const after = {
      ...samplePolicy,
      content: plain,
      declarationFiles: [{ ...form!, required: false, template: null }],
    };
    const found = changedFacts(facts(samplePolicy), facts(after));
    expect(found.map(({ key }) => key)).toEqual(['content', 'declarationFiles']);
    expect(found[0]?.before).toBe(
      '# 一、支持标准\n按投资额的**10%**补助，详见[通知](https://www.example.org/a)。\n投资额 | 比例\n100万元以上 | 10%',
    );
    expect(found[1]?.before).toContain('必须提交 · Word文档、PDF文档 · 模板：申请表.docx');
    expect(found[1]?.after).toBe('盖章的申请表 · 可选 · Word文档、PDF文档');
  });

  it('shows an entry that was changed, one that is gone, and the order', () => {
    const [form] = sampleProduct.forms;
    const [amount, ...rest] = form!.entries;
    const next = { ...form!, entries: [{ ...amount!, max: 500 }, ...rest.slice(0, -1)] };
    const found = changes({ ...sampleProduct, forms: [next] });
    expect(found.map(([term]) => term)).toEqual([
      '贷款申请 · 申请金额',
      '贷款申请 · 字段顺序',
      '贷款申请 · 联系人手机号',
    ]);
    expect(found[0]?.[2]).toContain('最大值：500');
    expect(found[2]?.[2]).toBe('');
  });
});

describe('what nothing is there to choose from', () => {
  type Fields = readonly Pick<ContentField<object>, 'entry' | 'name'>[];
  const hintOf = (fields: Fields, name: string) =>
    fields.find((one) => one.name === name)?.entry.hint;
  const empty = { ...choices, banks: [], publishers: [], organisations: [] };

  it('says what to make first, but not while it is loaded', () => {
    const hints = [
      hintOf(productFields(managedFieldsCopy, empty), 'bankId'),
      hintOf(policyFields(managedFieldsCopy, empty), 'publishOrgId'),
      hintOf(serviceFields(managedFieldsCopy, empty), 'orgId'),
      hintOf(staffFields(managedFieldsCopy, empty), 'bankId'),
    ];
    expect(hints).toEqual(
      ['银行', '发文单位', '服务机构', '银行'].map(
        (field) => `还没有${field}可以选择，请先在“内容管理”中新增`,
      ),
    );
    expect(hintOf(ofProduct, 'bankId')).toBeNull();
    const loading = productFields(managedFieldsCopy, { ...choices, banks: undefined });
    expect(hintOf(loading, 'bankId')).toBeNull();
  });

  it('has no options while they are loaded, by which what was typed would be measured', () => {
    const later = { regions: undefined, everywhere: undefined, serviceTypes: undefined };
    const loading = { ...choices, ...later };
    const optionsOf = (fields: Fields, name: string) =>
      fields.find((one) => one.name === name)?.entry.options;
    expect(optionsOf(serviceFields(managedFieldsCopy, loading), 'typeSmall')).toBeUndefined();
    expect(optionsOf(staffFields(managedFieldsCopy, loading), 'scfProvince')).toBeUndefined();
    expect(optionsOf(evaluationFields(managedFieldsCopy, loading), 'scfProvince')).toBeUndefined();
  });

  it('is labelled for what it is', () => {
    const { label } = organisationFields(managedFieldsCopy, { regions: [] }).find(
      ({ name }) => name === 'introduction',
    )!.entry;
    expect(label).toBe('机构简介');
  });
});
