import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { isTyping } from './isTyping.js';
import { readKeys, sequenceTime } from './readKeys.js';
import { ShortcutContext, type ShortcutRegistry } from './ShortcutContext.js';
import { ShortcutHelp } from './ShortcutHelp.js';
import type { Shortcut } from './types.js';

export interface ShortcutScopeProps {
  /** Shortcuts of the whole scope, such as jumps to other pages. */
  readonly shortcuts?: readonly Shortcut[] | undefined;
  /** Off, nothing but the button of the help is left (WCAG 2.1.4). */
  readonly enabled: boolean;
  readonly onEnabledChange: (enabled: boolean) => void;
  readonly children: ReactNode;
}

const none: readonly Shortcut[] = [];

/** Hears the keys of everything inside, and lists them on `?`. Keys typed into fields and dialogs stay theirs. */
export function ShortcutScope(props: ShortcutScopeProps) {
  const { shortcuts = none, enabled, onEnabledChange, children } = props;
  const [isShown, setShown] = useState(false);
  const sources = useRef(new Set<() => readonly Shortcut[]>());
  const registry = useMemo<ShortcutRegistry>(
    () => ({
      add: (read) => {
        sources.current.add(read);
        return () => void sources.current.delete(read);
      },
      showHelp: () => setShown(true),
    }),
    [],
  );
  const help = useMemo<Shortcut>(
    () => ({ keys: ['?'], label: '查看快捷键', group: '帮助', run: () => setShown(true) }),
    [],
  );
  const all = () => [...[...sources.current].flatMap((read) => read()), ...shortcuts, help];
  const latest = useRef(all);
  useEffect(() => {
    latest.current = all;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    let pending: { readonly key: string; readonly at: number } | undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
      if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || key === 'Shift')
        return;
      // Inside a shadow root the target is the host; the path begins where the key was pressed.
      if (isTyping(event.composedPath()[0])) return;
      const before =
        pending && event.timeStamp - pending.at < sequenceTime ? pending.key : undefined;
      const read = readKeys(latest.current(), key, before);
      pending = read.pending === undefined ? undefined : { key: read.pending, at: event.timeStamp };
      if (read.shortcut?.run && read.shortcut.run() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
  return (
    <ShortcutContext.Provider value={registry}>
      {children}
      {isShown && (
        <ShortcutHelp
          shortcuts={all()}
          enabled={enabled}
          onEnabledChange={onEnabledChange}
          onClose={() => setShown(false)}
        />
      )}
    </ShortcutContext.Provider>
  );
}
