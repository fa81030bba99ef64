import { createContext, useContext } from 'react';

/** Opens the form that binds a company outside the page; resolves when it is shown. */
export type OpenCompanyBinding = () => Promise<void>;

/**
 * Provided by hosts with their own form to bind a company, such as the desktop client (spec 1 §4 Embedded flow).
 * Everywhere else the form is part of the page.
 */
export const CompanyBindingContext = createContext<OpenCompanyBinding | null>(null);

export const useCompanyBinding = (): OpenCompanyBinding | null => useContext(CompanyBindingContext);
