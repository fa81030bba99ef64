'use client';

import { type HTMLAttributes, type RefAttributes, useEffect, useRef } from 'react';
import type { HuiqiAppElement } from '../host/contract.js';
import type { WidgetHandle } from '../host/WidgetHandle.js';
import type { WidgetOptions } from '../host/WidgetOptions.js';
import { keepWidget, type HuiqiSource, type KeptWidget } from '../npm/keepWidget.js';

export interface HuiqiWidgetProps extends WidgetOptions {
  /** What `loadHuiqi` returned; call it once, outside of components. */
  readonly huiqi: HuiqiSource;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** Called with the widget's controls when it is mounted. */
  readonly onMount?: ((handle: WidgetHandle) => void) | undefined;
}

/** A widget as a component: options are props, and changing one changes that option. React 17 and later. */
export function HuiqiWidget({ huiqi, id, className, onMount, ...options }: HuiqiWidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const kept = useRef<KeptWidget>(undefined);
  const latest = useRef({ options, onMount });
  // Before the widget is mounted, and after renders that change nothing: functions must be the latest.
  useEffect(() => {
    latest.current = { options, onMount };
    kept.current?.update(options);
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const { options: first, onMount: listener } = latest.current;
    const widget = keepWidget(place.current, huiqi, first, listener);
    kept.current = widget;
    return () => {
      kept.current = undefined;
      widget.stop();
    };
  }, [huiqi]);
  return <div ref={place} id={id} className={className} />;
}

interface HuiqiAppAttributes extends WidgetOptions {
  readonly 'page-size'?: number | string;
  readonly 'api-base'?: string;
}

type HuiqiAppProps = HuiqiAppAttributes &
  Omit<HTMLAttributes<HuiqiAppElement>, keyof WidgetOptions> &
  RefAttributes<HuiqiAppElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'huiqi-app': HuiqiAppProps;
    }
  }
}
