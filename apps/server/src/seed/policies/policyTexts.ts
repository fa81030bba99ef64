import type { PolicyContact, PolicyStep } from '@huiqi/sdk';
import { basicFiles, declarationFilesOf } from './materials.js';
import type { PolicyFact } from './PolicyFact.js';

const general = ['依法登记、正常经营的企业', '未列入严重失信主体名单'];

/** Who may declare a policy. */
export const applicantsOf = ({ who }: PolicyFact): string[] => [...general, ...who];

export function stepsOf({ offline }: PolicyFact): PolicyStep[] {
  if (offline)
    return [
      { title: '自行判断', line: '对照条件判断是否符合' },
      { title: '申报享受', line: '纳税申报或办理业务时直接享受' },
      { title: '留存备查', line: '相关资料留存备查' },
    ];
  return [
    { title: '在线申报', line: '填写申请表，上传基础资料和申报资料' },
    { title: '部门审核', line: '10个工作日内完成，资料不全的退回补正' },
    { title: '社会公示', line: '审核通过的在平台公示5个工作日' },
    { title: '资金兑现', line: '公示无异议后15个工作日内拨付到企业账户' },
  ];
}

const offices: Readonly<Record<string, string>> = {
  COUNTRY: '政策咨询服务台',
  CITY: '中小企业服务处',
  COUNTY: '企业服务科',
};

/** Numbers nobody has. */
export const contactOf = (
  publisher: { readonly id: string; readonly name: string; readonly grade: string },
  turn: number,
): PolicyContact => ({
  orgName: `${publisher.name}${offices[publisher.grade] ?? ''}`,
  name: publisher.grade === 'COUNTRY' ? null : `${'李王周陈罗'[turn % 5] ?? '李'}工`,
  phone: `023-0000${String(1000 + Number(publisher.id) * 10 + (turn % 10))}`,
  address: publisher.grade === 'COUNTY' ? `${publisher.name.slice(0, 2)}县政务服务中心二楼` : null,
});

const list = (items: readonly string[]) =>
  `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;

const table = (rows: NonNullable<PolicyFact['standards']>) =>
  '<table><thead><tr><th scope="col">类别</th><th scope="col">标准</th></tr></thead><tbody>' +
  `${rows.map(([what, howMuch]) => `<tr><td>${what}</td><td>${howMuch}</td></tr>`).join('')}</tbody></table>`;

const filesText = (fact: PolicyFact) =>
  list(
    [...basicFiles, ...declarationFilesOf(fact.category)].map(
      ({ name, required }) => `${name}${required ? '' : '（如有）'}`,
    ),
  );

/** The text of a policy in HTML. */
export function contentOf(fact: PolicyFact, publisherName: string): string {
  const { title, summary, redemption, standards, offline, taxAuth } = fact;
  const sections = [
    ['支持对象', list(applicantsOf(fact))],
    [
      '支持标准',
      `<p><strong>${redemption}</strong>。</p>${standards ? table(standards) : ''}` +
        '<p>同一事项符合多项政策的，按就高不重复的原则享受。</p>',
    ],
    ...(offline ? [] : [['申报材料', filesText(fact)] as const]),
    ['办理流程', list(stepsOf(fact).map((step) => `${step.title}：${step.line ?? ''}。`))],
    [
      '监督管理',
      '<p>对弄虚作假骗取财政资金的，追回资金，三年内不再受理申报，并依法依规处理。' +
        `${taxAuth ? '企业应先完成税务授权，部门据此核验纳税和营收数据。' : ''}</p>`,
    ],
  ] as const;
  const numbers = '一二三四五六';
  const body = sections.map(
    ([heading, html], turn) => `<h3>${numbers[turn] ?? ''}、${heading}</h3>${html}`,
  );
  return (
    `<p>为进一步优化营商环境，支持企业发展，现就“${title}”有关事项说明如下。${summary}</p>` +
    `${body.join('')}<p>本政策由${publisherName}负责解释。</p>`
  );
}
