import type { NoticeType } from '@huiqi/sdk';

export interface PersonalText {
  readonly title: string;
  readonly content: string;
  readonly noticeType: NoticeType;
}

/** Further notices of the first account, newest first. */
export const ownerTexts: readonly PersonalText[] = [
  {
    noticeType: 'LOAN_INFO',
    title: '可申请的新产品',
    content: '根据您的企业信息，为您推荐 2 款税务贷产品，最高额度 300 万元。',
  },
  {
    noticeType: 'OTHER',
    title: '涉税信息授权即将到期',
    content: '您名下企业的涉税信息授权将在 30 天后到期，请及时重新授权。',
  },
  {
    noticeType: 'LOAN_INFO',
    title: '贷款还款提醒',
    content: '您有一笔贷款将于 15 天后到期，可提前了解续贷政策。',
  },
  {
    noticeType: 'OTHER',
    title: '登录密码修改成功',
    content: '您的登录密码已修改。如非本人操作，请立即联系客服热线。',
  },
];

/** First notice of every other account with a login. */
export const welcome: PersonalText = {
  noticeType: 'OTHER',
  title: '欢迎使用惠企平台',
  content: '您的账号已开通。可以在这里查看公告和办理进度。',
};
