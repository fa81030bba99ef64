import type { CreditRepairInfo } from '@huiqi/sdk';

const heading = (text: string) => `<h3>${text}</h3>`;
const paragraph = (text: string) => `<p>${text}</p>`;
const list = (tag: 'ol' | 'ul', items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
const row = (tag: 'th' | 'td', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead>${row('th', head)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`;

/** What an enterprise should know before repairing its credit record; trusted static HTML without user content. */
export const creditRepair: CreditRepairInfo = {
  title: '信用修复指引',
  content: [
    heading('哪些处罚可以修复'),
    paragraph('公示中的行政处罚，同时符合下列条件的，企业可以申请提前停止公示：'),
    list('ul', [
      '已公示达到最短公示期限；',
      '已履行处罚决定确定的义务，并完成整改；',
      '公开作出信用承诺，此后没有同类违法行为。',
    ]),
    heading('最短公示期限'),
    table(
      ['处罚种类', '公示期限', '最短公示期限'],
      [
        ['警告、通报批评', '不公示', '无需申请'],
        ['一般处罚', '1年', '3个月'],
        ['涉及食品、药品、安全生产等领域的处罚', '3年', '1年'],
      ],
    ),
    heading('办理步骤'),
    list('ol', [
      '确认处罚信息：在企业信息查询中核对处罚文书号、处罚机关和公示期限。',
      '准备材料：按下列清单准备，材料不齐的不予受理。',
      '提交申请：登录信用网站，选择需要修复的处罚信息并上传材料。',
      '等待受理：受理机关在收到申请后核实情况，结果以短信和站内消息通知。',
      '查看结果：修复后处罚信息停止公示，企业信用报告随之更新。',
    ]),
    heading('需要的材料'),
    list('ul', [
      '信用修复承诺书，由法定代表人签字并加盖公章；',
      '已履行处罚义务的证明，如罚款缴纳凭证、整改验收意见；',
      '营业执照复印件。',
    ]),
    heading('办理时限'),
    paragraph('材料齐全的，3个工作日内受理，受理后7个工作日内办结。'),
    heading('注意事项'),
    paragraph('信用修复全程免费。以代办名义收取费用的，请拨打平台客服热线核实。'),
  ].join(''),
  guideUrl: null,
};
