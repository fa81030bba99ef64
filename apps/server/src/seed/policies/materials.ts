import type { PolicyFileDefinition } from '../../schema/policies.js';
import type { Category } from './PolicyFact.js';
import { formIdOf, templateIds } from './templates.js';

const scans = ['PDF', 'JPG', 'PNG'] as const;

/** Basic files of every declaration. */
export const basicFiles: PolicyFileDefinition[] = [
  { id: 'license', name: '营业执照', required: true, types: scans, templateFileId: null },
  {
    id: 'legalPerson',
    name: '法定代表人身份证明',
    required: true,
    types: scans,
    templateFileId: null,
  },
  {
    id: 'promise',
    name: '信用承诺书',
    required: true,
    types: [...scans, 'WORD'],
    templateFileId: templateIds.promise,
  },
];

const proof = (
  id: string,
  name: string,
  own: Partial<PolicyFileDefinition> = {},
): PolicyFileDefinition => ({
  id,
  name,
  required: true,
  types: ['PDF', 'RAR'],
  templateFileId: null,
  ...own,
});

const proofs: Readonly<Record<Category, readonly PolicyFileDefinition[]>> = {
  TECHNOLOGY: [
    proof('audit', '研发或设备投入专项审计报告'),
    proof('invoices', '购置合同、发票和付款凭证'),
    proof('patents', '知识产权证明', { required: false }),
  ],
  FINANCE: [
    proof('contract', '贷款合同和放款凭证'),
    proof('interest', '利息支付凭证', { types: ['PDF', 'EXCEL', 'RAR'] }),
  ],
  TAX: [
    proof('statements', '上年度财务报表', { types: ['PDF', 'EXCEL'] }),
    proof('taxPaid', '完税证明', { required: false }),
  ],
  TALENT: [
    proof('labourContract', '劳动合同'),
    proof('certificates', '学历、职称或荣誉证书', { types: [...scans, 'RAR'] }),
  ],
  EMPLOYMENT: [
    proof('roster', '职工花名册', {
      types: ['EXCEL', 'WORD', 'PDF'],
      templateFileId: templateIds.roster,
    }),
    proof('insurance', '社会保险费缴纳证明'),
  ],
  INDUSTRY: [
    proof('project', '项目备案或认定文件'),
    proof('invoices', '投资合同、发票和付款凭证'),
    proof('pictures', '项目现场照片', { required: false, types: ['JPG', 'PNG', 'RAR'] }),
  ],
  OTHER: [proof('proof', '申报事项证明材料'), proof('more', '其他材料', { required: false })],
};

/** Declaration files by what a policy is about. */
export const declarationFilesOf = (category: Category): PolicyFileDefinition[] => [
  {
    id: 'form',
    name: '申请表（盖章）',
    required: true,
    types: ['WORD', 'PDF'],
    templateFileId: formIdOf(category),
  },
  ...proofs[category],
];
