import { afterEach, describe, expect, it, vi } from 'vitest';
import { findEngine } from './engines.mjs';

describe('findEngine', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('takes the Firefox that the environment names', () => {
    vi.stubEnv('FIREFOX', process.execPath);
    expect(findEngine('firefox')).toEqual({ by: 'bidi', executable: process.execPath });
  });

  it('names the missing Firefox', () => {
    vi.stubEnv('FIREFOX', '/nowhere/firefox');
    expect(findEngine('firefox')).toEqual({
      missing: 'FIREFOX is /nowhere/firefox, and there is no such file',
    });
  });

  it('names the missing parts of WebKitGTK', () => {
    vi.stubEnv('PATH', '');
    vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', '/nowhere');
    expect(findEngine('webkit')).toHaveProperty('missing');
    expect(JSON.stringify(findEngine('webkit'))).toContain('no WebKitWebDriver, no Xvfb');
  });
});
