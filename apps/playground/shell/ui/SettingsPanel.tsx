import { Banner, Button, Checkbox, Field, Select } from '@huiqi/components/ui';
import type { ComponentProps } from 'react';
import { allCommands, type ShellSettings } from '../server/ShellSettings.js';
import { copy } from './copy.js';
import * as css from './desktop.css.js';
import type { Act } from './useShell.js';

interface SettingsPanelProps {
  readonly settings: ShellSettings;
  readonly act: Act;
  readonly onReload: (() => void) | undefined;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | number;
  readonly options: ComponentProps<typeof Select>['options'];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** Protocol, keys and commands of the client; pages meet them when they are opened next. */
export function SettingsPanel({ settings, act, onReload }: SettingsPanelProps) {
  const change =
    (name: keyof ShellSettings, isNumber = false) =>
    (value: string) =>
      void act({ type: 'settings', change: { [name]: isNumber ? Number(value) : value } });
  const { algorithm, commands, key, keyBits, mode, module, protocol, version } = settings;
  const isSecure = protocol === 'secure';
  const toggle = (name: string, on: boolean) => {
    const others = commands.filter((one) => one !== name);
    void act({ type: 'settings', change: { commands: on ? [...others, name] : others } });
  };
  return (
    <section className={css.section} aria-label="密钥与模式">
      <Banner action={onReload && <Button onClick={onReload}>重新打开页面</Button>}>
        设置在下次打开页面时生效
      </Banner>
      <Choice
        label="客户端模块"
        value={module}
        options={copy.modules}
        onChange={change('module', true)}
      />
      <Choice
        label="协议"
        value={protocol}
        options={copy.protocols}
        onChange={change('protocol')}
      />
      {isSecure ? (
        <>
          <Choice
            label="算法"
            value={algorithm}
            options={copy.algorithms}
            onChange={change('algorithm')}
          />
          <Choice
            label="客户端协议版本"
            value={version}
            options={copy.versions}
            onChange={change('version', true)}
          />
        </>
      ) : (
        <>
          <Choice label="分组模式" value={mode} options={copy.modes} onChange={change('mode')} />
          <Choice
            label="密钥长度"
            value={keyBits}
            options={copy.keyBits}
            onChange={change('keyBits', true)}
          />
        </>
      )}
      <Choice label="页面收到的密钥" value={key} options={copy.keys} onChange={change('key')} />
      <fieldset className={css.commands}>
        <legend>客户端执行的命令</legend>
        {allCommands.map((name) => (
          <Checkbox
            key={name}
            label={copy.commands[name]}
            checked={commands.includes(name)}
            onChange={({ target }) => toggle(name, target.checked)}
          />
        ))}
      </fieldset>
    </section>
  );
}
