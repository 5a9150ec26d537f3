import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readAuthors } from './read-authors.js'

function read(text: string, path = 'authors.yml') {
  const siteDir = mkdtempSync(join(tmpdir(), 'docgen-authors-'))
  writeFileSync(join(siteDir, path), text)
  return readAuthors({ siteDir, path, version: '@blog/current', locale: 'en' })
}

it('reads every field of authors, from YAML and JSON, and ignores custom ones', () => {
  const jo = {
    name: 'Jo',
    title: 'Maintainer',
    url: 'https://example.org',
    image_url: 'https://example.org/jo.png',
    email: 'jo@example.org',
    description: 'Keeps it together.',
    socials: { x: 'jo', stackoverflow: 82609 },
    page: { permalink: 'people/jo' },
  }
  const { value, diagnostics } = read(
    JSON.stringify({ jo: { ...jo, page: { permalink: '/people/jo' }, team: 'a' } }),
    'team.json',
  )
  expect(value?.authors).toEqual({ jo })
  expect(diagnostics).toEqual([])
  expect(read('jo:\n  name: Jo\n  page: true\n').value?.authors).toEqual({ jo: { name: 'Jo', page: true } })
})

it('warns about an account that it cannot link, and reports invalid fields', () => {
  expect(read('jo:\n  name: Jo\n  socials:\n    newsletter: jo\n    x: jo\n').diagnostics).toMatchObject([
    { severity: 'warning', line: 4, column: 17, hint: 'Write the whole URL, such as newsletter: https://…' },
  ])
  expect(read('jo:\n  nmae: Jo\n  titel: Writer\n  team: a\n').diagnostics).toMatchObject([
    { severity: 'warning', line: 2, column: 3, message: 'unknown field jo.nmae', hint: 'Did you mean name?' },
    { severity: 'warning', line: 3, column: 3, hint: 'Did you mean title?' },
  ])
  const { diagnostics } = read('jo:\n  page: yes\n')
  expect(diagnostics).toMatchObject([{ code: 'invalid-authors', severity: 'error', line: 2, hint: 'Write true' }])
  expect(read('jo: Jo Smith').diagnostics[0]?.hint).toContain('Write a key for each author')
})
