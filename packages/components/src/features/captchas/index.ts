/**
 * Image, slide and proof-of-work captchas, and the field for a text message code. Other domains use them; the slide
 * captcha always has an alternative without dragging.
 */

export { CaptchaDialog } from './CaptchaDialog.js';
export type { CaptchaDialogProps } from './CaptchaDialogProps.js';
export { toLoginCaptcha, type CaptchaSolution } from './captchaSolution.js';
export { captchasCopy, type CaptchasCopy } from './copy.js';
export { GraphicCaptchaField, type GraphicCaptchaFieldProps } from './GraphicCaptchaField.js';
export { PhoneCodeField, type PhoneCodeFieldProps } from './PhoneCodeField.js';
export { SlideCaptcha, type SlideCaptchaProps } from './SlideCaptcha.js';
