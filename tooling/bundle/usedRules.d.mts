export function usedRules(css: string): (markup: string) => string;
