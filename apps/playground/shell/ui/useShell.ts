import { useCallback, useEffect, useState } from 'react';
import type { ShellAction } from '../server/ShellAction.js';
import type { LogEntry } from '../server/ShellLog.js';
import type { ShellEvent, ShellState } from '../server/ShellState.js';

const kept = 400;

async function post(path: string, body: object): Promise<unknown> {
  const response = await fetch(`/__shell/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.ok ? response.json() : null;
}

/** A token for the address of a page of the logged-in user; null without one. */
export async function tokenForPage(): Promise<string | null> {
  const answer = (await post('token', {})) as { readonly token: string | null } | null;
  return answer?.token ?? null;
}

/** State and actions of the simulated client. */
export function useShell() {
  const [state, setState] = useState<ShellState | null>(null);
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  useEffect(() => {
    const source = new EventSource('/__shell/events');
    source.addEventListener('open', () => setLog([]));
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as ShellEvent;
      if (event.type === 'state') setState(event.state);
      else setLog((entries) => [event.entry, ...entries].slice(0, kept));
    });
    return () => source.close();
  }, []);
  const act = useCallback((action: ShellAction) => {
    if (action.type === 'clear-log') setLog([]);
    return post('act', action).then(() => undefined);
  }, []);
  return { state, log, act };
}

export type Act = ReturnType<typeof useShell>['act'];
