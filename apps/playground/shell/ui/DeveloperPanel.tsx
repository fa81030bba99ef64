import { Tabs } from '@huiqi/components/ui';
import type { LogEntry } from '../server/ShellLog.js';
import type { ShellState } from '../server/ShellState.js';
import * as css from './desktop.css.js';
import { FaultPanel } from './FaultPanel.js';
import { LogPanel } from './LogPanel.js';
import { SettingsPanel } from './SettingsPanel.js';
import type { Act } from './useShell.js';

interface DeveloperPanelProps {
  readonly state: ShellState;
  readonly log: readonly LogEntry[];
  readonly act: Act;
  /** Reloads the current page; undefined without one. */
  readonly onReload: (() => void) | undefined;
}

/** What a client does not show: the messages, the settings and the faults. */
export function DeveloperPanel({ state, log, act, onReload }: DeveloperPanelProps) {
  return (
    <aside className={css.panel} aria-label="开发者工具">
      <FaultPanel state={state} act={act} onReload={onReload} />
      <Tabs
        label="开发者工具"
        tabs={[
          { value: 'log', label: '消息记录', content: <LogPanel log={log} act={act} /> },
          {
            value: 'settings',
            label: '密钥与模式',
            content: <SettingsPanel settings={state.settings} act={act} onReload={onReload} />,
          },
        ]}
      />
    </aside>
  );
}
