import { frameFaults, type FrameFault } from './Faults.js';

/** What the page of the simulator can ask for. */
export type ShellAction =
  | { readonly type: 'settings'; readonly change: object }
  | { readonly type: 'fault'; readonly fault: FrameFault }
  | { readonly type: 'delay'; readonly ms: number }
  | { readonly type: 'mute' | 'listen'; readonly on: boolean }
  | {
      readonly type:
        | 'cut'
        | 'replay'
        | 'expire-key'
        | 'clear-log'
        | 'close-login'
        | 'logout'
        | 'ping';
    }
  | { readonly type: 'login'; readonly account: string }
  | { readonly type: 'close-window'; readonly id: number };

const bare = ['cut', 'replay', 'expire-key', 'clear-log', 'close-login', 'logout', 'ping'] as const;

/** The action of a request, or undefined for anything else. */
export function readAction(value: unknown): ShellAction | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, account, change, fault, id, ms, on } = value as Record<string, unknown>;
  const simple = bare.find((name) => name === type);
  if (simple) return { type: simple };
  if ((type === 'mute' || type === 'listen') && typeof on === 'boolean') return { type, on };
  if (type === 'settings' && typeof change === 'object' && change !== null) return { type, change };
  const known = frameFaults.find((name) => name === fault);
  if (type === 'fault' && known) return { type, fault: known };
  if (type === 'delay' && Number.isInteger(ms) && (ms as number) >= 0 && (ms as number) <= 60_000)
    return { type, ms: ms as number };
  if (type === 'login' && typeof account === 'string' && /^[\w-]{1,32}$/.test(account))
    return { type, account };
  if (type === 'close-window' && Number.isInteger(id)) return { type, id: id as number };
  return undefined;
}
