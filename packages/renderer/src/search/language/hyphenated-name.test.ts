import { expect, it } from 'vitest'
import { findHyphenatedNames } from './hyphenated-name.js'

it.each([
  ['plan-full, nothing-to-renew, sales-paused', ['plan-full', 'nothing-to-renew', 'sales-paused']],
  ['`Retry-After: 5`', ['Retry-After']],
  ['docgen build --no-cache -q', ['no-cache']],
  ['https://api.example/problems/not-found?a-b', ['not-found', 'a-b']],
  ['docs-versions.json, e-mail.', ['docs-versions.json', 'e-mail']],
  ['über-größe\nzwei-drei', ['über-größe', 'zwei-drei']],
  ['a - b -- c, 1.2.3 - x', []],
  [`${'a'.repeat(40)}-${'b'.repeat(40)}`, []],
  ['', []],
])('finds the names in %s', (text, names) => expect(findHyphenatedNames(text)).toEqual(names))
