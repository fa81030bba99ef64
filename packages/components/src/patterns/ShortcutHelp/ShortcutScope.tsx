import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { isTyping } from './isTyping.js';
import { readKeys, sequenceTime } from './readKeys.js';
import { ShortcutContext, type ShortcutRegistry } from './ShortcutContext.js';
import { ShortcutHelp } from './ShortcutHelp.js';
import type { Shortcut } from './types.js';

export interface ShortcutScopeProps {
  /** Shortcuts of the whole scope, such as jumps to other pages. */
  readonly shortcuts?: readonly Shortcut[] | undefined;
  /** If false, only the help button remains (WCAG 2.1.4). */
  readonly enabled: boolean;
  readonly onEnabledChange: (enabled: boolean) => void;
  readonly children: ReactNode;
}

const none: readonly Shortcut[] = [];

/** Handles keys for everything inside, and lists them on `?`. Keys in fields and dialogs are left alone. */
export function ShortcutScope(props: ShortcutScopeProps) {
  const { shortcuts = none, enabled, onEnabledChange, children } = props;
  const [listed, setListed] = useState<readonly Shortcut[]>();
  const sources = useRef(new Set<() => readonly Shortcut[]>());
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const { registry, read } = useMemo(() => {
    const showHelp = () => setListed(all());
    const help = { keys: ['?'], label: '查看快捷键', group: '帮助', run: showHelp };
    const all = (): readonly Shortcut[] => [
      ...[...sources.current].flatMap((source) => source()),
      ...latest.current,
      help,
    ];
    const add: ShortcutRegistry['add'] = (source) => {
      sources.current.add(source);
      return () => void sources.current.delete(source);
    };
    return { registry: { add, showHelp }, read: all };
  }, []);
  useEffect(() => {
    if (!enabled) return undefined;
    let pending: { readonly key: string; readonly at: number } | undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
      if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || key === 'Shift')
        return;
      // Inside a shadow root the target is the host; the composed path starts where the key was pressed.
      if (isTyping(event.composedPath()[0])) return;
      const before =
        pending && event.timeStamp - pending.at < sequenceTime ? pending.key : undefined;
      const found = readKeys(read(), key, before);
      pending =
        found.pending === undefined ? undefined : { key: found.pending, at: event.timeStamp };
      if (found.shortcut?.run && found.shortcut.run(key) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled, read]);
  return (
    <ShortcutContext.Provider value={registry}>
      {children}
      {listed && (
        <ShortcutHelp
          shortcuts={listed}
          enabled={enabled}
          onEnabledChange={onEnabledChange}
          onClose={() => setListed(undefined)}
        />
      )}
    </ShortcutContext.Provider>
  );
}
