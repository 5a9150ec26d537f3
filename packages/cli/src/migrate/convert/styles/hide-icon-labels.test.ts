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
