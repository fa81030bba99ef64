import { describe, expect, it } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './publicAddress.js';

describe('isPublicAddress', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '114.114.114.114',
    '223.5.5.5',
    '2400:3200::1',
    '2606:4700::1111',
  ])('is true of %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    // Metadata of clouds.
    '169.254.169.254',
    '100.100.100.200',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    '2400:3200::1%eth0',
    'fec0::1',
    'ff02::1',
    // Not addresses: their resolution decides.
    'localhost',
    '2130706433',
    '0x7f.1',
    '127.1',
    '',
  ])('is false of %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

it('knows this machine', () => {
  for (const address of ['127.0.0.1', '127.8.8.8', '::1'])
    expect(isLoopbackAddress(address), address).toBe(true);
  for (const address of ['128.0.0.1', '::2', 'localhost', ''])
    expect(isLoopbackAddress(address), address).toBe(false);
});
