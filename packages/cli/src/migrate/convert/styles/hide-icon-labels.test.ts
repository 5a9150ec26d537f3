import { expect, it } from 'vitest'
import { hideIconLabels } from './hide-icon-labels.js'

const STYLES = '.github:where(.prose *, .navbar *)::before { content: ""; } .plain, .github-x:after { color: red }'

it.each([
  [{ href: 'https://a.org', className: 'nav github' }, true],
  [{ href: 'https://a.org', className: 'github', label: 'GitHub' }, false],
  [{ href: 'https://a.org', className: 'plain' }, false],
  [{ href: 'https://a.org' }, false],
  ['github', false],
])('hides the label of %j: %s', (item, isHidden) => {
  const rule = '.navbar-link.github > :is(span, .icon-external) { display: none; }\n'
  expect(hideIconLabels([item], STYLES)).toBe(isHidden ? rule : '')
})

const IMAGES = `.logo:where(.prose *, .navbar *), .chat:where(.prose *, .navbar *) { width: 32px }
@media (width < 30rem) { .chat:where(.prose *, .navbar *) { -webkit-mask-image: url("/chat.svg") } }
.logo:where(.prose *, .navbar *) { background: url("/logo.svg") 50% no-repeat }
.over:hover { background-image: url("/over.svg") } .flat { background: red } .logo-wide { color: red }`

it.each([
  ['logo', true],
  ['chat', true],
  ['over', false],
  ['flat', false],
  ['logo-wide', false],
])('hides the label of a link with an image in its background, of the class %s: %s', (className, isHidden) => {
  expect(hideIconLabels([{ href: 'https://a.org', className }], IMAGES) !== '').toBe(isHidden)
})
