import type { FieldError } from '@huiqi/sdk';
import { cleanHtml, plainTextOf } from '../../../text/cleanHtml.js';
import type { ContentOf, ManagedKind } from './ManagedKind.js';
import { ordered, problem, required } from './problems.js';
import { storedPolicy, unknownNames } from './policyRepository.js';

type Policy = ContentOf<'POLICY'>;

function wrongMaterials(policy: Policy, field: 'basicFiles' | 'declarationFiles'): FieldError[] {
  const ids = [...policy.basicFiles, ...policy.declarationFiles].map(({ id }) => id);
  return policy[field].flatMap(({ id, name, types }, at): FieldError[] => [
    ...problem(name.trim() === '', field, `第${at + 1}项没有名称`),
    ...problem(types.length === 0, field, `第${at + 1}项没有可用的文件类型`),
    ...problem(ids.indexOf(id) < ids.lastIndexOf(id), field, `第${at + 1}项与其他项重复`),
  ]);
}

function wrongDays({ declareFrom, declareUntil }: Policy): FieldError[] {
  const isWrong = declareFrom !== null && declareUntil !== null && declareUntil < declareFrom;
  return problem(isWrong, 'declareUntil', '不能早于开始日期');
}

const provinceOf = ({ targets }: Policy): string | null => {
  const provinces = new Set(targets.areaCodes.map((code) => code.slice(0, 2)));
  const [only] = provinces;
  return provinces.size === 1 && only !== undefined ? `${only}0000` : null;
};

export const policy: ManagedKind<'POLICY'> = {
  ...storedPolicy,
  empty: ({ scfProvince }) => ({
    kind: 'POLICY',
    title: '',
    summary: null,
    publishNumber: null,
    category: null,
    grade: 'COUNTY',
    enterpriseSizes: [],
    publishOrgId: '0',
    publishedTs: null,
    declareFrom: null,
    declareUntil: null,
    declaredOnline: false,
    minAmount: null,
    maxAmount: null,
    redemption: null,
    applicants: [],
    targets: {
      industries: [],
      areaCodes: scfProvince === null ? [] : [scfProvince],
      minMonths: null,
      maxMonths: null,
    },
    steps: [],
    contact: null,
    content: '',
    files: [],
    basicFiles: [],
    declarationFiles: [],
    requiresTaxAuth: false,
    fillCompanyInfo: true,
  }),
  clean: (content) => ({ ...content, content: cleanHtml(content.content) }),
  titleOf: ({ title }) => title,
  // The first two digits of an area's code are its province's.
  belongsTo: (content) => ({ bankId: null, scfProvince: provinceOf(content) }),
  problems: async (db, content) => {
    const { title, minAmount, maxAmount, targets, contact } = content;
    return [
      ...required({ title, content: plainTextOf(content.content) }),
      ...wrongDays(content),
      ...(minAmount !== null && maxAmount !== null
        ? ordered(Number(minAmount), Number(maxAmount), 'maxAmount')
        : []),
      ...ordered(targets.minMonths ?? 0, targets.maxMonths ?? Infinity, 'targets.maxMonths'),
      ...(contact ? required({ 'contact.orgName': contact.orgName }) : []),
      ...problem(
        content.declaredOnline && content.basicFiles.length + content.declarationFiles.length === 0,
        'declarationFiles',
        '在线申报至少需要一项申报材料',
      ),
      ...wrongMaterials(content, 'basicFiles'),
      ...wrongMaterials(content, 'declarationFiles'),
      ...(await unknownNames(db, content)),
    ];
  },
};
