interface SampleAnnouncement {
  readonly title: string;
  readonly content: string;
  /** Areas that it is for; everybody by default. */
  readonly regionCodes?: readonly string[];
}

const lines = (...paragraphs: string[]) => paragraphs.join('\n');

/** The platform's announcements, newest first. */
export const sampleAnnouncements: readonly SampleAnnouncement[] = [
  {
    title: '平台系统维护公告',
    content: lines(
      '平台将于本周日 00:00 至 02:00 进行系统维护，届时暂停登录和申请服务。',
      '已提交的申请不受影响，维护结束后可继续查看进度。',
    ),
  },
  {
    title: '小微企业普惠贷款贴息申报开始',
    content: lines(
      '2026 年度小微企业普惠贷款贴息申报即日开始，符合条件的企业可按贷款利息的 30% 申请贴息。',
      '请在“政策在线”查看申报条件，并在截止日期前提交材料。',
    ),
    regionCodes: ['500231'],
  },
  {
    title: '垫江县“银企对接”专场活动通知',
    content: lines(
      '县发展改革委将于月底举办银企对接专场活动，12 家银行现场受理融资咨询。',
      '地点：垫江县政务服务中心三楼会议室。企业可凭统一社会信用代码免费参加。',
    ),
    regionCodes: ['500231'],
  },
  {
    title: '关于防范冒充平台工作人员诈骗的提示',
    content: lines(
      '近期有人冒充平台工作人员，以“包装贷款资料”为由收取费用。',
      '平台及合作银行不收取任何申请费用，也不会索要短信验证码。如遇此类情况，请拨打客服热线核实。',
    ),
  },
  {
    title: '新增续贷在线办理服务',
    content: '即将到期的贷款可在线申请续贷，无需先还后贷。办理前请确认贷款银行已开通续贷服务。',
  },
  {
    title: '企业认证规则调整',
    content: lines(
      '自即日起，企业认证由法定代表人手机号和身份信息共同核验。',
      '此前已完成认证的企业无需重新认证。',
    ),
  },
  {
    title: '涉税信息授权有效期说明',
    content: '涉税信息授权的有效期为一年。授权到期后，申请税务类贷款前需要重新授权。',
  },
  {
    title: '劳动节假期服务安排',
    content: '节假日期间平台可正常提交申请，银行审核顺延至节后首个工作日。',
  },
  {
    title: '平台新增 6 款信用贷款产品',
    content: '新增 6 款信用贷款产品，最高额度 500 万元，最低年利率 3.45%。可在“普惠贷款”中查看。',
  },
  {
    title: '抗疫专项贷款审核流程公告',
    content: '抗疫专项贷款由县经信委初审，初审通过后由银行审核。初审一般在 5 个工作日内完成。',
  },
  {
    title: '关于完善企业联系方式的通知',
    content: '为便于银行及时联系，请在企业信息中核对联系人和联系电话。',
  },
  {
    title: '平台用户服务协议更新',
    content: '用户服务协议和隐私政策已更新，主要增加了涉税数据使用范围的说明。',
  },
  {
    title: '春节假期服务安排',
    content: '春节期间客服热线暂停服务，线上申请照常受理。',
  },
];
