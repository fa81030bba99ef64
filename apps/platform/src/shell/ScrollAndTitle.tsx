import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useSite } from '../boot/SiteContext.js';

/** On every change of page: up to the top (spec 1 §2), title, and focus on the main part for screen readers. */
export function ScrollAndTitle({ title }: { readonly title: string }) {
  const [pathname] = useLocation();
  const { config } = useSite();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return <title>{`${title} - ${config.local}惠企平台`}</title>;
}
