/** What tabs of one origin tell each other of a session. Never a token. */
export type TabMessage =
  { readonly type: 'logged-out' } | { readonly type: 'refreshed'; readonly at: number };

export interface TabChannel {
  tell(message: TabMessage): void;
  close(): void;
}

/** Joins the other tabs; a browser without BroadcastChannel has none to talk to. */
export function openTabChannel(onMessage?: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { tell: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel('huiqi:session');
  // In Node an open channel would keep the process alive.
  (channel as { unref?: () => void }).unref?.();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = data as Partial<TabMessage> | null;
    if (message?.type === 'logged-out') onMessage?.({ type: 'logged-out' });
    if (message?.type === 'refreshed') onMessage?.({ type: 'refreshed', at: Date.now() });
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window: own origin only
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
