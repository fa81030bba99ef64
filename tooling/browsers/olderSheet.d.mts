export declare function olderSheet(css: string): string;
