import { useEffect, useRef, useState } from 'react';

export interface LeaveGuardOptions {
  /** Whether leaving would lose changes. */
  readonly isDirty: () => boolean;
  /** Whether an address shows the same form as the current one, such as another step. Defaults to the same path. */
  readonly isSame?: ((address: URL, present: URL) => boolean) | undefined;
}

export interface LeaveGuard {
  /** The user is about to leave and must be asked. */
  readonly asking: boolean;
  readonly stay: () => void;
  /** Continues the navigation. */
  readonly leave: () => void;
  /** Allows the following navigation without asking, such as after a submission. */
  readonly release: () => void;
}

const samePath = (address: URL, present: URL) => address.pathname === present.pathname;

const ignore = () => undefined;

/** The link of a click that would open in this window. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented)
    return undefined;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.href || link.hasAttribute('download')) return undefined;
  return link.target === '' || link.target === '_self' ? link : undefined;
}

/**
 * Asks before a form with unsaved changes is left: by a link, by the browser's back and forward, and, with the
 * browser's own prompt, by a reload or by closing the tab. Programmatic navigation is allowed: it follows a decision.
 */
export function useLeaveGuard({ isDirty, isSame = samePath }: LeaveGuardOptions): LeaveGuard {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const released = useRef(false);
  const latest = useRef({ isDirty, isSame });
  const present = useRef('');
  useEffect(() => {
    latest.current = { isDirty, isSame };
    present.current = location.href;
  });
  useEffect(() => {
    const mayLeave = (address: URL) => {
      const { current } = latest;
      if (released.current || current.isSame(address, new URL(present.current))) return true;
      return !current.isDirty();
    };
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link) return;
      const address = new URL(link.href);
      // Another site is a new document: the browser asks.
      if (address.origin !== location.origin || mayLeave(address)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setLeave(() => () => (link.isConnected ? link.click() : location.assign(address)));
    };
    const onNavigate = (event: NavigateEvent) => {
      const { navigationType, cancelable, destination } = event;
      // For another document the browser asks too.
      if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return;
      if (mayLeave(new URL(destination.url))) return;
      event.preventDefault();
      setLeave(
        () => () => void window.navigation.traverseTo(destination.key).finished?.catch(ignore),
      );
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!released.current && latest.current.isDirty()) event.preventDefault();
    };
    // Browsers without it let users leave; the form's draft is kept on the device.
    const navigation = 'navigation' in window ? window.navigation : undefined;
    navigation?.addEventListener('navigate', onNavigate);
    // Before the router.
    window.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      navigation?.removeEventListener('navigate', onNavigate);
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, []);
  return {
    asking: leave !== null,
    stay: () => setLeave(null),
    leave() {
      released.current = true;
      setLeave(null);
      leave?.();
    },
    release: () => {
      released.current = true;
    },
  };
}
