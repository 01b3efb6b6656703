import { chromium } from '@playwright/test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserOfTests } from './chromium.mjs';

/**
 * Whether a path is among the only files of a machine.
 * @param {...string} paths
 */
const only =
  (...paths) =>
  (/** @type {import('node:fs').PathLike} */ path) =>
    paths.includes(String(path));

describe('browserOfTests', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is the browser that the environment names', () => {
    vi.stubEnv('CHROMIUM', '/opt/chromium');
    const shell = '/usr/bin/chromium-headless-shell';
    expect(browserOfTests(only('/opt/chromium', shell))).toBe('/opt/chromium');
    expect(() => browserOfTests(only(shell))).toThrow(
      'CHROMIUM is /opt/chromium, and there is no such file',
    );
  });

  it('is a headless shell before Chromium', () => {
    vi.stubEnv('CHROMIUM', '');
    const [full, shell] = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    const installed = chromium.executablePath();
    expect(browserOfTests(only(full, shell, installed))).toBe(shell);
    expect(browserOfTests(only(full, installed))).toBeUndefined();
    expect(browserOfTests(only(full))).toBe(full);
  });
});
