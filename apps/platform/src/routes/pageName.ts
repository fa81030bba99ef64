import { createContext, useContext } from 'react';

type SetName = (name: string | null) => void;

const ignore: SetName = () => undefined;

/** Receives the name of the object a page shows, for the title. */
export const PageNameContext = createContext<SetName>(ignore);

export const usePageName = (): SetName => useContext(PageNameContext);
