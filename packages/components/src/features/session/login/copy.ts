import { createCopy, type CopyOf, type CopyTexts } from '../../../provider/copy.js';

/** Copy of the way to the honest-agent site. */
export const honestAgentCopy = {
  title: '诚信中介',
  line: '在诚信中介平台查询、选择信誉良好的融资与代办中介机构。',
  siteTitle: '诚信中介平台',
  siteText: '由独立网站提供服务，使用您在本站的账号进入，无需再次注册。',
  whatFor: '可以查询中介机构的备案、信用等级和收费标准，并对服务作出评价。',
  howTitle: '怎样进入',
  stepTicket: '本站为您签发一次性凭证',
  stepTicketText: '凭证 1 分钟内有效，只能使用一次，不能用于登录本站。',
  stepHand: '凭证直接交给诚信中介平台',
  stepHandText: '凭证不出现在网址、浏览记录和来源信息中。',
  stepEnter: '诚信中介平台核验后进入',
  stepEnterText: '核验由两个网站的服务器完成，您的密码不会提供给对方。',
  enter: '进入诚信中介平台',
  leaves: '（离开本站）',
  entering: '正在进入诚信中介平台',
  visitor: '登录后才能进入诚信中介平台。',
  login: '登录',
} as const satisfies CopyTexts;

export type HonestAgentCopy = CopyOf<typeof honestAgentCopy>;

export const useHonestAgentCopy = createCopy('honestAgent', honestAgentCopy);
