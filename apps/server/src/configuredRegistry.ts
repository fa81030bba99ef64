import type { Config } from './config/config.js';
import type { CompanyRegistry } from './registry/CompanyRegistry.js';
import { httpRegistry, type RegistryProblem } from './registry/httpRegistry.js';
import { noRegistry } from './registry/noRegistry.js';
import { sampleRegistry } from './seed/companies/sampleRegistry.js';
import { companyCount } from './seed/companies/makeCompanies.js';

/** The register according to the settings: a real one, the sandbox's, or none. */
export function configuredRegistry(
  { registry, sandbox, sampleOrders }: Pick<Config, 'registry' | 'sandbox' | 'sampleOrders'>,
  onProblem: RegistryProblem,
): CompanyRegistry {
  if (registry) return httpRegistry(registry, onProblem);
  return sandbox ? sampleRegistry(companyCount(sampleOrders)) : noRegistry;
}
