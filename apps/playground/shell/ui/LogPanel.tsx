import { Button } from '@huiqi/components/ui';
import type { LogEntry } from '../server/ShellLog.js';
import * as css from './desktop.css.js';
import type { Act } from './useShell.js';

const directions = { in: '页面 → 客户端', out: '客户端 → 页面', note: '' } as const;
const timeOf = (at: string) => new Date(at).toLocaleTimeString('zh-CN', { hour12: false });

function Entry({ entry }: { readonly entry: LogEntry }) {
  const { at, direction, frame, message, text, view } = entry;
  const head = (
    <>
      <time dateTime={at} className={css.time}>
        {timeOf(at)}
      </time>
      <span>{[directions[direction], view].filter(Boolean).join(' · ')}</span>
      <strong>{text}</strong>
    </>
  );
  if (message === undefined && frame === undefined)
    return <div className={css.entryHead}>{head}</div>;
  return (
    <details>
      <summary className={css.entryHead}>{head}</summary>
      {message !== undefined && <pre className={css.code}>{message}</pre>}
      {frame !== undefined && (
        <>
          <p className={css.hint}>线路上的内容</p>
          <pre className={css.code}>{frame}</pre>
        </>
      )}
    </details>
  );
}

/** Messages and what happened to them, newest first; secrets are masked. */
export function LogPanel({ log, act }: { readonly log: readonly LogEntry[]; readonly act: Act }) {
  return (
    <section aria-label="消息记录">
      <div className={css.buttons}>
        <p className={css.hint}>凭证、电话等内容已隐去</p>
        <Button size="small" onClick={() => void act({ type: 'clear-log' })}>
          清空
        </Button>
      </div>
      <ul className={css.log} aria-label="消息">
        {log.map((entry) => (
          <li key={entry.number} className={css.entry} data-direction={entry.direction}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      {log.length === 0 && <p className={css.hint}>还没有消息</p>}
    </section>
  );
}
