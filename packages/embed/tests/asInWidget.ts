import { act } from 'preact/test-utils';
import React from 'react';
import { keepControlled } from '../src/app/keepControlled.js';

keepControlled(document);

// What renders components and hooks in tests looks for it there.
Object.assign(React, { act });
