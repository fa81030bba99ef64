import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';

const files = readdirSync('dist', { recursive: true }).map(String);
assert.ok(files.some((file) => file.endsWith('.css')));
assert.ok(files.some((file) => file.endsWith('.js')));
console.log(`webpack: ${files.length} files`);
