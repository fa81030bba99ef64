import { useRef } from 'react';
import { useBrowserLayoutEffect } from '../../ui/shared/useBrowserLayoutEffect.js';

interface Removed {
  readonly root: Document | ShadowRoot;
  readonly list: Element;
  readonly at: number;
}

/**
 * Returns what a button calls that removes its item from a list. The focus then goes to the last button of the next item, or
 * else of the previous one, or else to the control that adds items, whose id is given.
 */
export function useFocusAfterRemoval(addId: string): (button: HTMLElement) => void {
  const removed = useRef<Removed>(undefined);
  // Not before the removal: without keys of their own, items take over the elements of others.
  useBrowserLayoutEffect(() => {
    if (!removed.current) return;
    const { root, list, at } = removed.current;
    removed.current = undefined;
    const item = list.isConnected ? (list.children[at] ?? list.children[at - 1]) : undefined;
    const buttons = item?.querySelectorAll('button') ?? [];
    (buttons[buttons.length - 1] ?? root.getElementById(addId))?.focus();
  });
  return (button) => {
    const item = button.closest('li');
    const root = button.getRootNode();
    if (!item?.parentElement || !(root instanceof Document || root instanceof ShadowRoot)) return;
    const list = item.parentElement;
    removed.current = { root, list, at: [...list.children].indexOf(item) };
  };
}
