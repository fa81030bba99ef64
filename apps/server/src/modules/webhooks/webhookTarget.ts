import { isIP } from 'node:net';
import type { Config } from '../../config/config.js';
import { isLoopbackAddress, isPublicAddress } from './publicAddress.js';

export type TargetRules = Pick<Config['webhooks'], 'allowsLoopback' | 'hosts'>;

const isExcepted = ({ host }: URL, { hosts }: TargetRules) => hosts.includes(host.toLowerCase());

/** Whether webhooks may go to an address that a URL's host resolves to. */
export function mayReach(url: URL, address: string, rules: TargetRules): boolean {
  if (isPublicAddress(address) || isExcepted(url, rules)) return true;
  return rules.allowsLoopback && isLoopbackAddress(address);
}

/** The address of a host written as one; null for a name. */
export function literalAddress({ hostname }: URL): string | null {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? null : address;
}

const isThisMachine = (url: URL) =>
  url.hostname === 'localhost' || isLoopbackAddress(literalAddress(url) ?? '');

/** What is wrong with a webhook's address, worded for the person who entered it; null if valid. */
export function problemOfTarget(text: string, rules: TargetRules): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) return '请输入完整的网址，例如 https://www.bank.example/huiqi/webhook';
  const isLocal = rules.allowsLoopback && url.protocol === 'http:' && isThisMachine(url);
  if (url.protocol !== 'https:' && !isLocal) return '接收地址必须以 https:// 开头';
  if (url.username || url.password || url.hash) return '接收地址不能包含用户名、密码或 # 后的内容';
  const address = literalAddress(url);
  if (address !== null && !mayReach(url, address, rules)) return '接收地址必须是公网地址';
  return null;
}
