/** What a developer may change about the simulated client; pages meet it when they are opened next. */
export interface ShellSettings {
  /** 7 for bank enterprise, 1 for member (spec 1 §9). */
  readonly module: 7 | 1;
  readonly protocol: 'secure' | 'legacy';
  readonly algorithm: 'gcm' | 'mac';
  readonly mode: 'CBC' | 'ECB';
  readonly keyBits: 128 | 192 | 256;
  /** Version of the handshake the client knows. */
  readonly version: 1 | 2;
  /** Whether pages are given the key of this launch, or another one. */
  readonly key: 'right' | 'wrong';
  /** Commands the client runs. */
  readonly commands: readonly string[];
}

export const allCommands = [
  'open-login',
  'open-company-binding',
  'open-sub-window',
  'signed-out',
] as const;

export const defaultSettings: ShellSettings = {
  module: 7,
  protocol: 'secure',
  algorithm: 'gcm',
  mode: 'CBC',
  keyBits: 256,
  version: 1,
  key: 'right',
  commands: allCommands,
};

const choices: { readonly [Name in keyof ShellSettings]?: readonly unknown[] } = {
  module: [7, 1],
  protocol: ['secure', 'legacy'],
  algorithm: ['gcm', 'mac'],
  mode: ['CBC', 'ECB'],
  keyBits: [128, 192, 256],
  version: [1, 2],
  key: ['right', 'wrong'],
};

const isCommands = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => (allCommands as readonly unknown[]).includes(one));

/** The settings merged with the valid ones of a request. */
export function changeSettings(settings: ShellSettings, change: object): ShellSettings {
  const valid = Object.entries(change).filter(([name, value]) =>
    name === 'commands'
      ? isCommands(value)
      : Object.hasOwn(choices, name) && choices[name as keyof ShellSettings]?.includes(value),
  );
  return { ...settings, ...(Object.fromEntries(valid) as Partial<ShellSettings>) };
}
