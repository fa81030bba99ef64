'use client';

import { createElement, useEffect, useRef, type ReactElement } from 'react';
import type { HuiqiAppElement } from '../host/contract.js';
import type { WidgetHandle } from '../host/WidgetHandle.js';
import type { WidgetOptions } from '../host/WidgetOptions.js';
import { keepWidget, type HuiqiSource, type KeptWidget } from '../npm/keepWidget.js';

export interface HuiqiWidgetProps extends WidgetOptions {
  /** What `loadHuiqi` returned; call it once, outside of components. */
  readonly huiqi: HuiqiSource;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** Is called with the controls of the widget when it is mounted. */
  readonly onMount?: ((handle: WidgetHandle) => void) | undefined;
}

/** A widget as a component: options are props, and a change of one changes that option. React 17 and later. */
export function HuiqiWidget({
  huiqi,
  id,
  className,
  onMount,
  ...options
}: HuiqiWidgetProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const kept = useRef<KeptWidget>(undefined);
  const first = useRef({ options, onMount });
  first.current = { options, onMount };
  useEffect(() => {
    if (!place.current) return undefined;
    const { options: start, onMount: listener } = first.current;
    const widget = keepWidget(place.current, huiqi, start, listener);
    kept.current = widget;
    return () => {
      kept.current = undefined;
      widget.stop();
    };
  }, [huiqi]);
  // Also after renders that change nothing: functions must be the latest.
  useEffect(() => kept.current?.update(options));
  return createElement('div', { ref: place, id, className });
}

interface HuiqiAppAttributes extends WidgetOptions {
  readonly 'page-size'?: number | string;
  readonly 'api-base'?: string;
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the way to type an element of JSX
  namespace JSX {
    interface IntrinsicElements {
      'huiqi-app': HuiqiAppAttributes &
        Omit<import('react').HTMLAttributes<HuiqiAppElement>, keyof WidgetOptions> &
        import('react').RefAttributes<HuiqiAppElement>;
    }
  }
}
