import type { CreditRepairInfo } from '@huiqi/sdk';

const paragraph = (text: string) => `<p>${text}</p>`;
const list = (items: readonly string[]) =>
  `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;

/** What an enterprise has to know before it repairs its credit record; our own plain HTML, nothing from users. */
export const creditRepair: CreditRepairInfo = {
  title: '信用修复指引',
  content: [
    paragraph(
      '行政处罚信息公示达到最短公示期限、已履行处罚决定确定的义务并完成整改的企业，可以申请信用修复，提前停止公示。',
    ),
    list([
      '确认处罚信息：在企业信息查询中核对处罚文书号、处罚机关和公示日期。',
      '准备材料：信用修复承诺书、已履行处罚义务的证明、营业执照复印件。',
      '提交申请：登录信用网站，选择需要修复的处罚信息并上传材料。',
      '等待受理：受理机关在收到申请后核实情况，结果以短信和站内消息通知。',
      '查看结果：修复后处罚信息停止公示，企业信用报告随之更新。',
    ]),
    paragraph('信用修复全程免费。以代办名义收取费用的，请拨打平台客服热线核实。'),
  ].join(''),
  guideUrl: null,
};
