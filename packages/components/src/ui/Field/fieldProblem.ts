import { createContext } from 'react';

/** Takes what a control itself finds wrong with its text, to be shown in the one place of messages. */
export const ProblemContext = createContext<((problem?: string) => void) | undefined>(undefined);
