export type TemplateValues = Readonly<Record<string, string>>;

interface Template {
  /** Subject of an e-mail. */
  readonly subject?: string;
  readonly text: string;
}

/** `{name}` is replaced by the value of that name. */
const templates = {
  loginCode: {
    text: '【惠企】登录验证码{code}，{minutes}分钟内有效。请勿告诉任何人，工作人员不会向您索取验证码。',
  },
  registerCode: {
    text: '【惠企】注册验证码{code}，{minutes}分钟内有效。如非本人操作，请忽略本短信。',
  },
  resetCode: {
    text: '【惠企】您正在找回密码，验证码{code}，{minutes}分钟内有效。如非本人操作，请尽快修改密码。',
  },
  passwordCode: {
    text: '【惠企】您正在修改密码，验证码{code}，{minutes}分钟内有效。如非本人操作，请尽快联系客服。',
  },
  bindCode: {
    text: '【惠企】您正在绑定手机号，验证码{code}，{minutes}分钟内有效。如非本人操作，请忽略本短信。',
  },
  certifyCode: {
    text: '【惠企】您正在办理企业认证，验证码{code}，{minutes}分钟内有效。请确认由法定代表人本人办理。',
  },
  staffAccount: {
    text: '【惠企】{name}，您的惠企平台工作账号已开通。请在平台登录页选择验证码登录，用本手机号登录后设置密码。',
  },
  loginReset: {
    text: '【惠企】{name}，您的惠企平台工作账号已重置登录，原密码不再有效。请在登录页选择验证码登录，用本手机号登录后重新设置密码。如有疑问，请联系平台运营人员。',
  },
  report: {
    subject: '{subject}',
    text: `您好：

惠企平台用户向您发送《{title}》，报告编号{number}，报告日期{date}，详见附件。
{remark}
{disclaimer}
如您与该企业无关，请删除本邮件。本邮件由系统自动发出，请勿直接回复。`,
  },
} as const satisfies Readonly<Record<string, Template>>;

export type TemplateName = keyof typeof templates;

/** Fills in a template; throws if a value is missing. */
export function renderTemplate(name: TemplateName, values: TemplateValues): Template {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_whole, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`Template ${name} needs the value ${key}`);
      return value;
    });
  const { subject, text }: Template = templates[name];
  return { ...(subject === undefined ? {} : { subject: fill(subject) }), text: fill(text) };
}
