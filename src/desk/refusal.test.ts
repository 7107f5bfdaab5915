import { expect, test } from 'vitest';
import { BackendError } from '../backend/Backend';
import { en } from '../words/en';
import { refusalText } from './refusal';

const refused = (said: string) =>
  new BackendError('invalid-argument', null, null, `INVALID_ARGUMENT : ${said}`);

test('a text that is refused is said with the next step', () => {
  expect(refusalText(en, refused('name : address-deleted'), 'bad')).toContain('Put that list back');
  expect(refusalText(en, refused('en : title-taken'), 'bad')).toBe(
    'Another list has this name already. Choose another name.',
  );
});

test('a form that is not as it should be has its own sentence', () => {
  expect(refusalText(en, refused('until'), 'bad')).toBe('bad');
  expect(refusalText(en, new BackendError('network-request-failed'), 'bad')).not.toBe('bad');
});
