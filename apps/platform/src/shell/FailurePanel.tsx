import { Button, ErrorPanel } from '@huiqi/components/ui';
import { useEffect, useState } from 'react';
import { failureNumber, reportFailure } from './failureNumber.js';
import * as css from './failure.css.js';
import { hotline } from './hotline.js';

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
  const { phone, hotlineHours } = contact;
  return (
    <div className={css.failure}>
      <h1 tabIndex={-1} className={css.title}>
        {title}
      </h1>
      <ErrorPanel
        title={description}
        description={
          <>
            仍有问题时，请致电客服热线 <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>（
            {hotlineHours}），说明是哪个页面，并告知下面的编号。
          </>
        }
        requestId={number}
        action={
          <div className={css.ways}>
            <Button variant="primary" onClick={onRetry}>
              重试
            </Button>
            {/* A document load: what failed here may also break client navigation. */}
            <a href="/homePage" className={css.home}>
              返回首页
            </a>
          </div>
        }
      />
    </div>
  );
}
