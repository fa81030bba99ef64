import { elementWith } from '../shared/elementWith.js';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '../Icon/Icon.js';
import * as css from './Tree.css.js';
import { treeStep, typedRow } from './treeKeys.js';
import { branchesAbove, treeRows, type TreeNode } from './treeRows.js';

export interface TreeProps {
  readonly nodes: readonly TreeNode[];
  /** Name of the tree for assistive technology. */
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** All branches are open at first, as those of a search. */
  readonly isOpen?: boolean | undefined;
}

/** Selects one among nested nodes (WAI-ARIA APG, Tree View). */
export function Tree({ nodes, label, value, onChange, isOpen: isAllOpen = false }: TreeProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        isAllOpen ? nodes.map(({ id }) => id) : value === null ? [] : branchesAbove(nodes, value),
      ),
  );
  const [focused, setFocused] = useState<string | null>(value);
  const list = useRef<HTMLUListElement>(null);
  const rows = treeRows(nodes, open);
  const reachable = rows.find(({ node }) => node.id === focused) ?? rows[0];
  function turn(id: string, toOpen: boolean) {
    setOpen((before) => {
      const next = new Set(before);
      if (toOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  }
  function focus(id: string) {
    setFocused(id);
    elementWith(list.current, 'data-node', id)?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !reachable) return;
    const { key } = event;
    const at = rows.indexOf(reachable);
    if (key === 'Enter' || key === ' ') onChange(reachable.node.id);
    else if (key.length === 1) {
      const found = typedRow(key, rows, at);
      if (!found) return;
      focus(found.node.id);
    } else {
      const step = treeStep(key, rows, at, open);
      if (!step) return;
      if (step.kind === 'focus') focus(step.id);
      else turn(step.id, step.kind === 'open');
    }
    event.preventDefault();
  }
  function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element)) return;
    const id = target.closest<HTMLElement>('[data-node]')?.dataset['node'];
    if (id === undefined) return;
    if (target.closest('[data-mark]')) turn(id, !open.has(id));
    else {
      focus(id);
      onChange(id);
    }
  }
  const draw = (some: readonly TreeNode[]) =>
    some.map(({ id, label: text, picture, children = [] }) => {
      const isBranch = children.length > 0;
      const isOpen = open.has(id);
      return (
        <li
          key={id}
          role="treeitem"
          className={css.item}
          aria-expanded={isBranch ? isOpen : undefined}
          aria-selected={id === value}
          tabIndex={id === reachable?.node.id ? 0 : -1}
          data-node={id}
          onFocus={(event) => {
            if (event.target === event.currentTarget) setFocused(id);
          }}
        >
          <span className={css.row}>
            <span className={css.mark} data-mark={isBranch ? '' : undefined}>
              {isBranch && <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />}
            </span>
            {picture}
            {text}
          </span>
          {isBranch && isOpen && (
            <ul role="group" className={css.group}>
              {draw(children)}
            </ul>
          )}
        </li>
      );
    });
  return (
    <ul
      ref={list}
      role="tree"
      tabIndex={-1}
      aria-label={label}
      className={css.tree}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {draw(nodes)}
    </ul>
  );
}
