export function importSource<Module>(root: string, file: string): Promise<Module>;
