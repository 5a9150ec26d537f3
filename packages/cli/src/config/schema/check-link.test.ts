import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkFooterLink, checkLink, checkToggle, type LinkFields } from './check-link.js'

const fields = z.object({
  label: z.exactOptional(z.string()),
  html: z.exactOptional(z.string()),
  to: z.exactOptional(z.string()),
  href: z.exactOptional(z.string()),
})
const problemsOf = (check: typeof checkLink, link: LinkFields): readonly string[] =>
  fields
    .check(z.superRefine(check))
    .safeParse(link)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()) ?? []

const NO_TARGET = 'expected to or href, found neither'
const TWO_TARGETS = 'href href cannot be combined with to: expected one of the two'

it.each<[LinkFields, readonly string[]]>([
  [{ label: 'A', to: '/a' }, []],
  [{ html: '<b>', href: '/a' }, []],
  [{}, ['expected label or html, found neither', NO_TARGET]],
  [
    { label: 'A', html: 'A', to: '/', href: '/' },
    ['html html cannot be combined with label: expected one of the two', TWO_TARGETS],
  ],
])('checks the link %j', (link, problems) => {
  expect(problemsOf(checkLink, link)).toEqual(problems)
})

it('accepts a toggle without a target', () => {
  expect(problemsOf(checkToggle, { label: 'A' })).toEqual([])
  expect(problemsOf(checkToggle, { label: 'A', to: '/', href: '/' })).toEqual([TWO_TARGETS])
})

it.each<[LinkFields, readonly string[]]>([
  [{ html: '<b>' }, []],
  [{ label: 'A', to: '/' }, []],
  [{}, [NO_TARGET, 'expected a label']],
  [
    { html: '<b>', label: 'A', href: '/' },
    ['label label cannot be combined with html', 'href href cannot be combined with html'],
  ],
])('checks the footer link %j', (link, problems) => {
  expect(problemsOf(checkFooterLink, link)).toEqual(problems)
})
