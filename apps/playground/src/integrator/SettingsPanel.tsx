import { Field, Input, Section, Select, Stack } from '@huiqi/components/ui';
import { ServerFields } from '../shared/ServerFields.js';
import type { Settings } from './settings.js';

interface SettingsPanelProps {
  readonly value: Settings;
  readonly onChange: (value: Settings) => void;
  /** The appearance's message about the colour. */
  readonly problem: string | undefined;
  /** What the forced error has done so far. */
  readonly forced: string;
}

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const choices = {
  mode: { label: '明暗', options: options({ light: '浅色', dark: '深色', auto: '跟随系统' }) },
  density: { label: '疏密', options: options({ comfortable: '舒适', compact: '紧凑' }) },
  language: { label: '语言', options: options({ 'zh-CN': '中文', en: 'English' }) },
} as const;

/** All settings of an integrator, to be tried on the components beside it. */
export function SettingsPanel({ value, onChange, problem, forced }: SettingsPanelProps) {
  const set = (patch: Partial<Settings>) => onChange({ ...value, ...patch });
  return (
    <Section title="设置">
      <Stack gap={4}>
        <ServerFields
          scenario={value.scenario}
          onScenario={(scenario) => set({ scenario })}
          code={value.code}
          onCode={(code) => set({ code })}
          forced={forced}
        />
        {Object.entries(choices).map(([name, { label, options: list }]) => (
          <Field key={name} label={label}>
            {(control) => (
              <Select
                {...control}
                options={list}
                value={value[name as keyof typeof choices]}
                onChange={({ target }) => set({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
        <Field label="主色" hint="例如 #0a6e4f；留空使用平台的颜色" error={problem}>
          {(control) => (
            <Input
              {...control}
              value={value.colorPrimary}
              onChange={({ target }) => set({ colorPrimary: target.value.trim() })}
            />
          )}
        </Field>
        <Field label="“查看详情”的文字" hint="留空使用默认文字">
          {(control) => (
            <Input
              {...control}
              maxLength={12}
              value={value.detailsText}
              onChange={({ target }) => set({ detailsText: target.value })}
            />
          )}
        </Field>
      </Stack>
    </Section>
  );
}
