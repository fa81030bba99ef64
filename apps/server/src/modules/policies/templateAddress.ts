import type { Config } from '../../config/config.js';

/** Address of a policy's file. */
export const templateAddress = ({ product }: Pick<Config, 'product'>, id: string): string =>
  `/api/${product}/ticket/policy/template/${id}`;
