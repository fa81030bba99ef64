import { Button, useToast } from '@huiqi/components/ui';
import { useClient } from '@huiqi/components/provider';
import { logout } from '@huiqi/sdk';
import { frameFaults } from '../server/Faults.js';
import type { ShellState } from '../server/ShellState.js';
import { copy } from './copy.js';
import * as css from './desktop.css.js';
import type { Act } from './useShell.js';

interface FaultPanelProps {
  readonly state: ShellState;
  readonly act: Act;
  readonly onReload: (() => void) | undefined;
}

const delayMs = 3_000;

/** Buttons that trigger faults between page and client. */
export function FaultPanel({ state, act, onReload }: FaultPanelProps) {
  const client = useClient();
  const toast = useToast();
  const { delayMs: delay, isListening, isMute, nextFault } = state;
  const endSession = () =>
    logout(client).then(
      () => toast.success('平台登录已失效，页面并不知道'),
      () => toast.error('没有可失效的平台登录'),
    );
  return (
    <section className={css.section} aria-label="故障">
      <h2 className={css.sectionTitle}>故障</h2>
      <div className={css.buttons}>
        <Button size="small" onClick={() => void act({ type: 'cut' })}>
          断开连接
        </Button>
        {frameFaults.map((fault) => (
          <Button
            key={fault}
            size="small"
            aria-pressed={nextFault === fault}
            onClick={() => void act({ type: 'fault', fault })}
          >
            {`${copy.faults[fault]}下一帧`}
          </Button>
        ))}
        <Button size="small" onClick={() => void act({ type: 'replay' })}>
          重放上一帧
        </Button>
        <Button
          size="small"
          aria-pressed={delay > 0}
          onClick={() => void act({ type: 'delay', ms: delay > 0 ? 0 : delayMs })}
        >
          延迟 3 秒
        </Button>
        <Button
          size="small"
          aria-pressed={isMute}
          onClick={() => void act({ type: 'mute', on: !isMute })}
        >
          不再响应
        </Button>
        <Button
          size="small"
          aria-pressed={!isListening}
          onClick={() => void act({ type: 'listen', on: !isListening })}
        >
          停止监听
        </Button>
        <Button size="small" onClick={() => void act({ type: 'expire-key' })}>
          密钥过期
        </Button>
        <Button size="small" onClick={() => void endSession()}>
          登录过期
        </Button>
      </div>
      <div className={css.buttons}>
        <Button size="small" onClick={() => void act({ type: 'ping' })}>
          发送一条消息
        </Button>
        {onReload && (
          <Button size="small" onClick={onReload}>
            重新打开页面
          </Button>
        )}
      </div>
    </section>
  );
}
