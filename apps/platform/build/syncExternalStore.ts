/** In place of the shim that wouter brings for React 17: React has the hook itself. */
export { useSyncExternalStore } from 'react';
