import type { Shortcut } from '../ShortcutHelp/types.js';
import { useShortcuts } from '../ShortcutHelp/useShortcuts.js';
import { useDeskQueueCopy } from './deskQueueCopy.js';
import type { DeskAction, DeskActionKind, QueueLink } from './deskQueueTypes.js';

/** The key of each kind of decision: 通过 a, 不予通过 x, 退回 b. */
export const actionKeys: Readonly<Record<DeskActionKind, string>> = {
  approve: 'a',
  refuse: 'x',
  return: 'b',
  record: 'l',
  reply: 'v',
  assign: 'm',
  close: 'z',
};

export interface DeskKeysOptions {
  readonly actions: readonly DeskAction[];
  readonly previous?: QueueLink | undefined;
  readonly next?: QueueLink | undefined;
  readonly back: QueueLink;
  readonly report?: QueueLink | undefined;
}

/** Decisions whose first field is the opinion. */
const withOpinion: readonly DeskActionKind[] = ['reply', 'refuse', 'return', 'close'];

/** Follows a link as a click does, where the host has a handler; otherwise as the browser does. */
function follow({ href, onOpen }: QueueLink): void {
  if (onOpen) onOpen();
  else window.location.assign(href);
}

/** Keys of a record: its decisions, its neighbours, the report, the way back. */
export function useDeskKeys({ actions, previous, next, back, report }: DeskKeysOptions): void {
  const copy = useDeskQueueCopy();
  const group = copy.keys;
  const go = (keys: readonly string[], label: string, to: QueueLink | undefined): Shortcut[] =>
    to ? [{ keys, label, group, run: () => follow(to) }] : [];
  const opinion = withOpinion
    .map((kind) => actions.find((action) => action.kind === kind))
    .find((action) => action !== undefined);
  useShortcuts([
    ...actions.map(({ kind, label, onSelect }) => ({
      keys: [actionKeys[kind]],
      label,
      group,
      run: () => onSelect(),
    })),
    ...(opinion
      ? [{ keys: ['o'], label: copy.opinion, group, run: () => opinion.onSelect() }]
      : []),
    ...go(['j', 'n'], copy.next, next),
    ...go(['k', 'p'], copy.previous, previous),
    ...go(['r'], copy.report, report),
    ...go(['u'], copy.back, back),
  ]);
}
