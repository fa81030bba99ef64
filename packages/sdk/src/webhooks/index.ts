export type { WebhookEvent } from './readEvent.js';
export { signWebhook, type SignWebhookOptions } from './signWebhook.js';
export { verifyWebhook, type VerifyWebhookOptions } from './verifyWebhook.js';
export { WebhookError, type WebhookProblem } from './WebhookError.js';
