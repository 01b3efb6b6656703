import { expect, it, vi } from 'vitest';
import { remembering } from './remember';

it('loads what was loaded once no more, and what failed again', async () => {
  const load = vi.fn((address: string) => Promise.resolve(address));
  load.mockRejectedValueOnce(new Error('offline'));
  const remember = remembering(load);
  await expect(remember('/a')).rejects.toThrow('offline');
  await expect(remember('/a')).resolves.toBe('/a');
  await expect(remember('/a')).resolves.toBe('/a');
  await expect(remember('/b')).resolves.toBe('/b');
  expect(load).toHaveBeenCalledTimes(3);
});
