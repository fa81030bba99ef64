import { createCopy, type CopyOf, type CopyTexts } from '../../provider/copy.js';

/** Copy of captchas and codes by text message. */
export const captchasCopy = {
  title: '安全验证',
  loading: '正在加载…',
  submit: '确定',
  cancel: '取消',
  retry: '重试',
  useGraphic: '换用图形验证',
  useSlide: '换用滑块验证',
  useWork: '无法查看图片？自动验证',
  picture: '图形验证码',
  pictureLabel: '图形验证码图片，共 4 个字符',
  pictureHint: '请输入图片中的字符，不区分大小写',
  pictureNeeded: '请输入图形验证码',
  pictureWrong: '图形验证码错误',
  refresh: '看不清，换一张',
  pictureFailed: '获取验证码失败',
  slide: '拖动滑块，将拼图移到缺口处',
  slideLabel: '滑块验证图片，图中有一个缺口',
  slideHint: '拖动滑块，使拼图与缺口重合。也可用方向键移动，按回车确认。',
  slideAt: '已移动{percent}%',
  slideChecking: '正在验证…',
  slideSuccess: '验证成功',
  slideFail: '验证失败，已换一张图片，请重试',
  workTitle: '自动验证',
  workHint: '无需识别图片或拖动，电脑会自动完成一次计算，通常只需几秒。',
  workRunning: '正在自动验证，请稍候',
  workFailed: '自动验证未成功，请重试',
  code: '短信验证码',
  send: '获取验证码',
  sendAgain: '重新获取',
  wait: '{seconds}秒后重新获取',
  sent: '验证码已发送至{phone}，请注意查收',
  sentToOwn: '验证码已发送至您的手机，请注意查收',
  sendFailed: '获取验证码失败',
  tooFrequent: '您操作太频繁了',
} as const satisfies CopyTexts;

export type CaptchasCopy = CopyOf<typeof captchasCopy>;

export const useCaptchasCopy = createCopy('captchas', captchasCopy);
