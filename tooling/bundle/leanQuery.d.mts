interface LeanQueryPlugin {
  readonly name: string;
  readonly apply: 'build';
  load(id: string): string | null;
  buildEnd(error?: Error): void;
}

export function leanQuery(): LeanQueryPlugin;
