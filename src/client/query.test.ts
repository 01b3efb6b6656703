import { expect, it } from 'vitest';
import { withQuery } from './query';

it('writes values into the query of an address, and leaves the rest of it', () => {
  const address = 'https://docs.example.com/m?x=1#steps';
  const full = withQuery(address, { from: '1.0.4', to: '2.1.0' });
  expect(full).toBe('https://docs.example.com/m?x=1&from=1.0.4&to=2.1.0#steps');
  expect(withQuery(full, { from: '', to: '' })).toBe(address);
});
