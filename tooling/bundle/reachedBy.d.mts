interface ChunkingContext {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

export type ChunkName = (id: string, context: ChunkingContext) => string | null;

export function reachedBy(chunk: string, files: readonly string[], except: RegExp): ChunkName;
