/** The scenarios in the order in which they run; each is a file of this folder. */
export const scenarios = [
  'killCycles',
  'races',
  'connections',
  'overload',
  'slowClients',
  'upgrade',
  'containers',
  'rollingRestart',
  'failover',
  'restore',
];
