const src = 'packages/embed/src';

/** Faults of the widget on partners' pages. */
export const embedFaults = [
  {
    name: 'embed-page-not-asked',
    what: 'The page is not asked before the user goes back.',
    file: `${src}/app/guardHistory.ts`,
    from: 'return to !== undefined && allows(to) && history.back();',
    to: 'return to !== undefined && history.back();',
    gate: 'unit:embed',
    test: `${src}/app/guardHistory.test.ts`,
  },
  {
    name: 'embed-token-of-another-reason',
    what: 'A widget whose token has ended shares the request that gave the token before.',
    file: `${src}/app/sharedToken.ts`,
    from: 'const call = underway.get(reason) ?? start();',
    to: 'const call = [...underway.values()][0] ?? start();',
    gate: 'unit:embed',
    test: `${src}/app/sharedToken.test.ts`,
  },
  {
    name: 'embed-invalid-option-kept',
    what: 'An invalid option is reported and used all the same.',
    file: `${src}/app/createOptionsStore.ts`,
    from: 'return wrong === null;',
    to: 'return true;',
    gate: 'unit:embed',
    test: `${src}/app/createOptionsStore.test.ts`,
  },
  {
    name: 'embed-hash-not-checked',
    what: 'The loader runs without the hash that the page gave for it.',
    file: `${src}/npm/addScript.ts`,
    from: '    if (integrity) script.integrity = integrity;\n',
    to: '',
    gate: 'unit:embed',
    test: `${src}/npm/addScript.test.ts`,
  },
  {
    name: 'embed-not-destroyed',
    what: 'A widget that is removed goes on asking for its token.',
    file: `${src}/loader/install.ts`,
    from: '        this.handle.destroy();\n',
    to: '',
    gate: 'e2e',
    test: 'e2e/specs/embed-leaks.spec.ts',
  },
  {
    name: 'embed-loader-too-big',
    what: 'The loader exceeds its budget.',
    file: `${src}/loader/showMessage.ts`,
    from: "'Loading failed. Please retry.'",
    to: "'Loading failed. Please check the connection of this computer to the network, ask the administrator whether a proxy or an extension of the browser blocks our address, and retry; if that does not help, call our support.'",
    gate: 'size',
  },
];
