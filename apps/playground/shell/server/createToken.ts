import { clientSource } from './Shell.js';

/** Asks the sandbox for a token, as the bank's server would ask the platform; valid once, for a minute. */
export const createTokenAt =
  (api: string) =>
  async (account: string): Promise<string> => {
    const response = await fetch(`${api}/__sandbox/handover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account, source: clientSource }),
    });
    if (!response.ok) throw new Error(`The platform refused a token: ${response.status}`);
    const { token } = (await response.json()) as { token: string };
    return token;
  };
