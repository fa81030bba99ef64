export declare const floor: Readonly<Record<'chrome' | 'firefox' | 'safari', number | string>>;
export declare const targets: string[];
export declare const syntaxTargets: string[];
export declare const styleTarget: string;
export declare const statement: string;
export declare const atFloor: string;
