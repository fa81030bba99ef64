import type { ReactNode } from 'react';
import { CopyableCode } from '../page/CopyableCode.js';
import type { PageAction } from '../page/types.js';
import { StateCard, type StateLook } from './StateCard.js';
import { usePageCopy } from '../page/copy.js';
import { useMessage } from '../../copy/useMessage.js';

interface Missing extends StateLook {
  readonly kind: 'notFound';
  /** Defaults to 没有找到这个页面. */
  readonly title?: string | undefined;
  readonly line?: ReactNode;
  /** Where to go instead. */
  readonly action: PageAction;
}

interface Forbidden extends StateLook {
  readonly kind: 'forbidden';
  /** Defaults to 您没有查看权限. */
  readonly title?: string | undefined;
  /** Who may help: the company's administrator, the platform's phone number. */
  readonly helper: ReactNode;
  /** A way out, as retrying would change nothing. */
  readonly action?: PageAction | undefined;
}

interface Fault extends StateLook {
  readonly kind: 'fault';
  /** What happened. Defaults to 系统繁忙. */
  readonly title?: string | undefined;
  /** What to do. */
  readonly line?: ReactNode;
  /** The number support asks for. */
  readonly requestId?: string | undefined;
  /** Defaults to 请求编号. */
  readonly requestLabel?: string | undefined;
  /** 重试. */
  readonly action?: PageAction | undefined;
}

export type ErrorStateProps = Missing | Forbidden | Fault;

/** A page or card that cannot be shown. Only faults have a number and a retry. */
export function ErrorState(props: ErrorStateProps) {
  const copy = usePageCopy();
  const say = useMessage();
  const line = (text: ReactNode) => (typeof text === 'string' ? say(text) : text);
  const { heading, framed, action, secondary, help } = props;
  const look = { heading, framed, action, secondary, help };
  switch (props.kind) {
    case 'notFound': {
      const { title = copy.notFound } = props;
      return <StateCard {...look} picture="notFound" title={say(title)} line={line(props.line)} />;
    }
    case 'forbidden': {
      const { title = copy.forbidden, helper } = props;
      return <StateCard {...look} picture="forbidden" title={say(title)} line={line(helper)} />;
    }
    case 'fault': {
      const { title = copy.fault, requestId, requestLabel = copy.requestNumber } = props;
      return (
        <StateCard {...look} alert picture="fault" title={say(title)} line={line(props.line)}>
          {requestId && <CopyableCode label={requestLabel} value={requestId} />}
        </StateCard>
      );
    }
  }
}
