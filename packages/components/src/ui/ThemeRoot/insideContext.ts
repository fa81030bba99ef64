import { createContext } from 'react';

/** Whether a theme root stands above: another one would undo what its content inherits. */
export const InsideContext = createContext(false);
