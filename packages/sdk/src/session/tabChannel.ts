/** Messages between tabs of one origin about a session; never a token. */
export interface TabMessage {
  readonly type: 'logged-out' | 'refreshed';
}

export interface TabChannel {
  post(message: TabMessage): void;
  close(): void;
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return typeof BroadcastChannel === 'undefined'
      ? undefined
      : new BroadcastChannel('huiqi:session');
  } catch {
    // Firefox refuses it in a frame of another site whose cookies it blocks.
    return undefined;
  }
}

/** Opens the channel to the other tabs; a no-op where the browser has or allows none. */
export function openTabChannel(onMessage?: (message: TabMessage) => void): TabChannel {
  const channel = openChannel();
  if (!channel) return { post: () => undefined, close: () => undefined };
  // In Node an open channel would keep the process alive.
  (channel as { unref?: () => void }).unref?.();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = data as Partial<TabMessage> | null;
    if (message?.type === 'logged-out' || message?.type === 'refreshed')
      onMessage?.({ type: message.type });
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window: own origin only
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
