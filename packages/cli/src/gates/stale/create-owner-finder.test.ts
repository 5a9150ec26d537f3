import { expect, it } from 'vitest'
import { createOwnerFinder } from './create-owner-finder.js'

const GITHUB = `
# Everybody
*             @all
*.md          @writers   # all pages
/docs/*       docs@example.com
docs/build/   @ops @org/team
apps          @apps
/src/my\\ page.md @space
/docs/build/free.md
`

it.each([
  ['a.ts', '@all'],
  ['deep/er/a.md', '@writers'],
  ['docs/a.md', 'docs@example.com'],
  ['docs/looks/a.md', '@writers'],
  ['docs/build/deep/a.md', '@ops @org/team'],
  ['other/docs/build/a.ts', '@all'],
  ['x/apps/y/z.ts', '@apps'],
  ['src/my page.md', '@space'],
  ['docs/build/free.md', ''],
])('finds the owners of %s on GitHub', (path, owners) => {
  expect(createOwnerFinder(GITHUB)(path).join(' ')).toBe(owners)
})

it('reads sections, their default owners and exclusions of GitLab', () => {
  const find = createOwnerFinder(
    '* @all\n\n[Docs] @writers\ndocs/\ndocs/api @api\n!docs/api/old.md\n\n^[Optional][2] @more\n*.md\n',
  )
  expect(find('docs/a.txt')).toEqual(['@all', '@writers'])
  expect(find('docs/api/a.md')).toEqual(['@all', '@api', '@more'])
  expect(find('docs/api/old.md')).toEqual(['@all', '@more'])
})
