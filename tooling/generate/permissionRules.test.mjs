import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPermissions } from './permissionRules.mjs';

const table = { keys: { DESK: 'The desk' }, roles: { CLERK: ['DESK'], GUEST: [] } };
const open = { id: 'list', permission: 'DESK', access: 'session', roles: [] };
const check = (more = {}, operation = open, roles = ['CLERK', 'GUEST']) =>
  checkPermissions({ ...table, ...more }, roles, [operation], ['DESK']);

test('a table in order is accepted', () => {
  check();
  check({}, { ...open, permission: null, access: 'public' });
});

test('every role has a row, and no other', () => {
  assert.throws(() => check({}, open, ['CLERK', 'GUEST', 'BOSS']), /no row for BOSS/);
  assert.throws(() => check({}, open, ['CLERK']), /no role GUEST/);
});

test('rows and operations name keys that exist', () => {
  assert.throws(() => check({ roles: { CLERK: ['DOOR'], GUEST: [] } }), /CLERK: no key DOOR/);
  assert.throws(() => check({}, { ...open, permission: 'DOOR' }), /list: x-permission DOOR/);
});

test('a key guards signed-in users only', () => {
  assert.throws(() => check({}, { ...open, access: 'optional' }), /list: .* open to visitors/);
});

test('a role that an operation names holds its key', () => {
  assert.throws(() => check({}, { ...open, roles: ['CLERK', 'GUEST'] }), /GUEST, which lacks DESK/);
});

test('the keys are those of the enumeration', () => {
  assert.throws(
    () => checkPermissions(table, ['CLERK', 'GUEST'], [], []),
    /PermissionKey lacks DESK/,
  );
  assert.throws(
    () => checkPermissions(table, ['CLERK', 'GUEST'], [], ['DESK', 'DOOR']),
    /no key DOOR/,
  );
});

test('a role may be given a key that it lacks, and its operations let it in then', () => {
  const optional = { GUEST: ['DESK'] };
  check({ optional }, { ...open, roles: ['CLERK', 'GUEST'] });
  assert.throws(() => check({ optional }, { ...open, roles: ['CLERK'] }), /lacks GUEST/);
  assert.throws(() => check({ optional: { CLERK: ['DESK'] } }), /CLERK: holds DESK already/);
  assert.throws(() => check({ optional: { GUEST: ['DOOR'] } }), /optional GUEST: no key DOOR/);
});

test('what always stays with a role is held by it', () => {
  check({ fixed: { CLERK: ['DESK'] } });
  assert.throws(() => check({ fixed: { GUEST: ['DESK'] } }), /fixed GUEST: lacks DESK/);
});
