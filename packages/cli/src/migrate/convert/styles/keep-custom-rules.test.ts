import { expect, it } from 'vitest'
import { keepCustomRules } from './keep-custom-rules.js'

const USED = new Set(['own', 'hero', 'wide'])
const keep = (css: string): string =>
  keepCustomRules({ name: 'src/css/custom.css', css }, { content: USED, sidebar: new Set(['beta', 'wide']) })
    .replaceAll(':where(.prose *, .navbar *, .footer *, .announcement *)', '@')
    .replaceAll(':where(.sidebar *)', '%')
    .replace(/\s+/g, ' ')
    .trim()

it.each([
  ['.own { color: red }', '.own@ { color: red; }'],
  ['.own:hover::before, .menu .own { color: red }', '.own:hover@:before { color: red; }'],
  ["[data-theme='dark'] .own a { color: red }", '[data-theme="dark"] .own a@ { color: red; }'],
  ['.own { &.wide { color: red } .menu { color: red } }', '.own.wide@ { color: red; }'],
  [
    '@media (max-width: 9px) { .own { color: red } .menu { color: red } }',
    '@media (width <= 9px) { .own@ { color: red; } }',
  ],
  // Items of a sidebar.
  ['.beta { color: red } .menu__link { color: red }', '.beta% { color: red; }'],
  ['.menu__list-item.beta > .menu__link::after { color: red }', ':is(li).beta > :is(a)%:after { color: red; }'],
  ['.beta .menu__link--active { color: red }', '.beta [aria-current]% { color: red; }'],
  ['.hero .own { background: url(./a.png) }', '.hero .own@ { background: url("./src/css/a.png"); }'],
  ['.own { background: url(/img/a.png) }', '.own@ { background: url("/img/a.png"); }'],
  ['@import url(x.css); @tailwind base; .own { color: red }', '.own@ { color: red; }'],
  [
    '.menu { color: red } @font-face { font-family: A; src: url(/a.woff2) }',
    '@font-face { font-family: A; src: url("/a.woff2"); }',
  ],
  // Without rules of the site, animations are not needed, either.
  ['.menu { color: red } h1 { color: red } @keyframes turn { from { opacity: 0 } }', ''],
  ['.own { margin: -1rem auto calc(1px - 2em); color: red }', '.own@ { color: red; margin: 0 auto calc(1px - 2em); }'],
  [
    '.own { margin-top: -50px !important; margin-block: 1px -5%; margin-left: -1em }',
    '.own@ { margin-block: 1px 0; margin-left: -1em; }',
  ],
  ['.own { margin: 1px; margin-block-start: -1px; color: red }', '.own@ { color: red; margin: 1px; }'],
  ['.own { @apply p-2 md:w-[4px]; color: red }', '.own@ { @apply p-2 md:w-[4px]; } .own@ { color: red; }'],
  ['$size: 1px; .own { width: $size } .wide { color: red }', '.wide@, .wide% { color: red; }'],
])('of %j keeps %j', (css, expected) => {
  expect(keep(css)).toBe(expected)
})
