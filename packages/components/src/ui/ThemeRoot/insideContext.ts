import { createContext } from 'react';

/** Whether there is a theme root above: another one would undo what its content inherits. */
export const InsideContext = createContext(false);
