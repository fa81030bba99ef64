import { createContext } from 'react';

/** Receives a problem a control finds by itself, to be shown in the field's single message. */
export const ProblemContext = createContext<((problem?: string) => void) | undefined>(undefined);
