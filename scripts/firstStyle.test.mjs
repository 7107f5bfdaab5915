// @vitest-environment node
import { expect, test } from 'vitest';
import { firstStyle } from './firstStyle.mjs';

const PAGE = '<div id="root" inert><header class="bar"><a href="/">Home</a></header></div>';
const kept = (css) => firstStyle(css, [PAGE]);

test('rules of elements of the page stay, in their order', () => {
  const css = ':root{--a:1}.bar{color:red}@media (width >= 10rem){.bar a{margin:0}}.bar{top:0}';
  expect(kept(css)).toBe(css);
});

test('a part of an element belongs to it', () => {
  for (const css of ['*,::after{margin:0}', '.bar a::before{content:""}', '.bar :after{top:0}'])
    expect(kept(css)).toBe(css);
});

test('what the page does not have, what cannot be done yet and paper are left out', () => {
  expect(kept('.card{color:red}@container page (width >= 48rem){.card{top:0}}')).toBe('');
  expect(kept('.bar:hover{color:red}.bar a:focus-visible{top:0}')).toBe('');
  expect(kept('@media print{.bar{display:none}}@keyframes in{to{top:0}}')).toBe('');
});

test('fonts stay, and so does a rule that cannot be judged', () => {
  const css = '@font-face{font-family:A;src:url(/a.woff2)}.bar:unknown-thing(x){top:0}';
  expect(kept(css)).toBe(css);
});
