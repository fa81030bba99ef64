import { scriptUrl } from './scriptUrl.js';

/** Name of the script itself. */
declare const __LOADER__: string;

// Code that imports the loader tells its address: a module has no script element.
const { Huiqi } = window as { Huiqi?: { base?: string } };
export const base = new URL((Huiqi && Huiqi.base) || scriptUrl(__LOADER__));

/** Address of a file of the widget, which lies beside its loader. */
export const addressOf = (file: string): string => new URL(file, base).href;
