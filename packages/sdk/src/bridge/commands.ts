import { isOwnPath } from '../domain/links/ownPath.js';
import { popupWindow } from '../generated/constants.js';
import type { HostBridge, RequestOptions } from './bridgeOptions.js';
import { hostError } from './hostError.js';

/** Message types of the commands below, for `allow`. */
export const bridgeCommands = [
  'open-login',
  'open-company-binding',
  'open-sub-window',
  'signed-out',
  'http',
] as const;

export interface SubWindow {
  /** A path of this site, or an https address. */
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

/** Asks the shell for the form in which a user binds a company (spec 1 §4 Embedded flow); resolves when it is shown. */
export async function openHostCompanyBinding(
  bridge: HostBridge,
  options?: RequestOptions,
): Promise<void> {
  await bridge.request('open-company-binding', {}, options);
}

/** Tells the shell that its user has signed out in the page; resolves when it has signed out too. */
export async function notifyHostSignedOut(
  bridge: HostBridge,
  options?: RequestOptions,
): Promise<void> {
  await bridge.request('signed-out', {}, options);
}

/**
 * Asks the shell to open a window; resolves when it is shown. Throws a HuiqiError (BRIDGE_NOT_ALLOWED) unless the address is
 * a path of this site or https, the size is sensible, and the user has just interacted with the page where the browser can tell.
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

/** Whole pixels, from a visible window to the largest screens. */
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
