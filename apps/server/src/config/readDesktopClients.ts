import { StartError } from './StartError.js';

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Parses a list of exact WebSocket origins: loopback, or `wss` for anything else. They become sources of the site's policy. */
export function readDesktopClients(text: string): readonly string[] {
  const addresses = text.split(',').map((one) => one.trim());
  return addresses.filter(Boolean).map((address) => {
    const url = URL.canParse(address) ? new URL(address) : null;
    const safe =
      url?.protocol === 'wss:' || (url?.protocol === 'ws:' && loopback.has(url.hostname));
    if (url && safe && address === `${url.protocol}//${url.host}` && !address.includes('*'))
      return address;
    throw new StartError(
      `HUIQI_DESKTOP_CLIENTS holds "${address}"; list addresses like ws://127.0.0.1:17300, separated by commas.`,
    );
  });
}
