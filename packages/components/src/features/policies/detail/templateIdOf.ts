import { isOwnPath } from '@huiqi/sdk/domain';

/** The file id in a policy file's address; undefined for any other address. */
export function templateIdOf(url: string | null): string | undefined {
  if (!url || !isOwnPath(url)) return undefined;
  return /\/ticket\/policy\/template\/([\w-]{1,64})$/.exec(url)?.[1];
}
