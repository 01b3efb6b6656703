import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserOfTests } from './chromium.mjs';

vi.mock('node:fs', () => ({ existsSync: vi.fn() }));

/** @param {...string} paths The only files on this machine. */
const present = (...paths) => {
  vi.mocked(existsSync).mockImplementation((path) => paths.includes(String(path)));
};

describe('browserOfTests', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is the browser that the environment names', () => {
    vi.stubEnv('CHROMIUM', '/opt/chromium');
    present('/opt/chromium', '/usr/bin/chromium-headless-shell');
    expect(browserOfTests()).toBe('/opt/chromium');
    present('/usr/bin/chromium-headless-shell');
    expect(() => browserOfTests()).toThrow('CHROMIUM is /opt/chromium, and there is no such file');
  });

  it('is a headless shell before Chromium', () => {
    vi.stubEnv('CHROMIUM', '');
    present('/usr/bin/chromium', '/usr/bin/chromium-headless-shell', chromium.executablePath());
    expect(browserOfTests()).toBe('/usr/bin/chromium-headless-shell');
    present('/usr/bin/chromium', chromium.executablePath());
    expect(browserOfTests()).toBeUndefined();
    present('/usr/bin/chromium');
    expect(browserOfTests()).toBe('/usr/bin/chromium');
  });
});
