export function rulesOf(css: string): string[];
