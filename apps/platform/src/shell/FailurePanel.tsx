import { ErrorState } from '@huiqi/components/patterns';
import { useEffect, useState } from 'react';
import { failureNumber, reportFailure } from './failureNumber.js';
import { hotline } from './hotline.js';
import { HotlineHelp } from './HotlineHelp.js';

interface FailurePanelProps {
  readonly error: unknown;
  readonly title: string;
  readonly description: string;
  /** The hotline: from the region's configuration, if known. */
  readonly contact?: { readonly phone: string; readonly hotlineHours: string } | undefined;
  readonly onRetry: () => void;
}

/** A page that cannot be shown: what happened, a number for support and its phone, a retry and a link. */
export function FailurePanel(props: FailurePanelProps) {
  const { error, title, description, contact = hotline, onRetry } = props;
  const [number] = useState(() => failureNumber(error));
  // After the panel is mounted, as React renders what failed twice.
  useEffect(() => reportFailure(number, error), [number, error]);
  return (
    <ErrorState
      kind="fault"
      heading="h1"
      title={title}
      line={/[。！？]$/.test(description) ? description : `${description}。`}
      help={<HotlineHelp contact={contact}>：请说明是哪个页面，并告知上面的编号。</HotlineHelp>}
      requestId={number}
      requestLabel="编号"
      action={{ label: '重试', onSelect: onRetry }}
      // A document load: what failed here may also break client navigation.
      secondary={{ label: '返回首页', href: '/homePage' }}
    />
  );
}
