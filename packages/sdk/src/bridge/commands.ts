import { isOwnPath } from '../domain/ownPath.js';
import { popupWindow } from '../generated/constants.js';
import type { HostBridge, RequestOptions } from './bridgeOptions.js';
import { hostError } from './hostError.js';

/** Message types of the commands below, for `allow`. */
export const bridgeCommands = ['open-login', 'open-sub-window', 'http'] as const;

export interface SubWindow {
  /** An own path, or an https address. */
  readonly url: string;
  readonly title?: string;
  /** Pixels. Defaults to 1300×800 (spec 1 §9). */
  readonly width?: number;
  readonly height?: number;
}

/** Asks the shell for its login form; resolves when it is shown. */
export async function openHostLogin(bridge: HostBridge, options?: RequestOptions): Promise<void> {
  await bridge.request('open-login', {}, options);
}

/**
 * Asks the shell for a window of its own. The address must be an own path or https, and where the
 * browser tells whether the user just did something, they must have.
 */
export async function openSubWindow(
  bridge: HostBridge,
  { url, title = '', width = popupWindow.width, height = popupWindow.height }: SubWindow,
  options?: RequestOptions,
): Promise<void> {
  if (!isOwnPath(url) && !isHttps(url)) throw hostError('BRIDGE_NOT_ALLOWED');
  if (!isSize(width) || !isSize(height)) throw hostError('BRIDGE_NOT_ALLOWED');
  if (!userIsActive()) throw hostError('BRIDGE_NOT_ALLOWED');
  await bridge.request('open-sub-window', { url, title, width, height }, options);
}

/** Whole pixels, from something one can see to the largest screens. */
const isSize = (pixels: number): boolean =>
  Number.isInteger(pixels) && pixels >= 200 && pixels <= 8_192;

function isHttps(address: string): boolean {
  try {
    const { protocol, username, password } = new URL(address);
    return protocol === 'https:' && username === '' && password === '';
  } catch {
    return false;
  }
}

const userIsActive = (): boolean =>
  typeof navigator === 'undefined' || (navigator.userActivation?.isActive ?? true);
