import type { Schema } from '../db/applySchema.js';
import { publicTables } from '../modules/publicTables.js';
import { migrationsFolder } from './places.js';

export const schema: Schema = { migrationsFolder, publicTables };
