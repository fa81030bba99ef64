/**
 * Graphic, sliding and computed captchas, and the field for a code by text message. Other domains use them; the
 * sliding one always has a way without dragging.
 */

export { CaptchaDialog, type CaptchaDialogProps } from './CaptchaDialog.js';
export { toLoginCaptcha, type CaptchaSolution } from './captchaSolution.js';
export { captchasCopy, type CaptchasCopy } from './copy.js';
export { GraphicCaptchaField, type GraphicCaptchaFieldProps } from './GraphicCaptchaField.js';
export { PhoneCodeField, type PhoneCodeFieldProps } from './PhoneCodeField.js';
export { SlideCaptcha, type SlideCaptchaProps } from './SlideCaptcha.js';
