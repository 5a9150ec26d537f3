import { expect, it } from 'vitest'
import type { PositionedNote } from './positioned-note.js'
import { writeReport } from './write-report.js'

const TOOL = { name: 'docusaurus', title: 'Docusaurus', builtFolder: 'build' }

const report = (...notes: readonly PositionedNote[]): string =>
  writeReport({ from: 'docusaurus.config.js', to: 'site.config.ts', notes, tool: TOOL, rewrites: [] })

it('lists what requires action first, and counts all kinds', () => {
  const text = report(
    { status: 'migrated', name: 'title', message: '' },
    { status: 'lost', name: 'a`b', message: 'gone', hint: 'Add it', file: 'a.js', line: 3 },
    { status: 'changed', name: 'c', message: 'new' },
  )
  expect(text).toContain('1 part migrated, 1 in another form, 0 not needed, 1 not migrated.')
  expect(text).toContain("## Not migrated\n\n- `a'b` (a.js:3): gone. Add it.\n")
  expect(text).toContain('- `title`.\n')
  const titles = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)
  expect(titles).toEqual(['Not migrated', 'Migrated in another form', 'Migrated', 'Next steps'])
})

it('says that nothing was lost', () => {
  expect(report()).toContain('Nothing: every part of the config was migrated.')
})

it('lists eight positions of a note', () => {
  const others = Array.from({ length: 9 }, (_other, index) => `a.js:${index + 2}`)
  const text = report({ status: 'lost', name: 'a', message: 'x', file: 'a.js', line: 1, others })
  expect(text).toContain('(a.js:1, a.js:2, a.js:3, a.js:4, a.js:5, a.js:6, a.js:7, a.js:8 and 2 more)')
})

it('names the comparison only for a tool that has one', () => {
  expect(report()).toContain('npx docgen migrate docusaurus --compare build')
  const tool = { name: 'other', title: 'Other' }
  const text = writeReport({ from: 'a.yml', to: 'b', notes: [], tool, rewrites: [] })
  expect(text).toContain('# From Other to docgen')
  expect(text).not.toContain('--compare')
})

it('lists the files that --write converts, by rule', () => {
  const fileOf = (path: string) => ({ path, text: '' })
  const rewrites = ['a.md', 'b.md'].map((path) => ({ before: fileOf(path), after: fileOf(path), rules: ['slugs'] }))
  const text = writeReport({ from: 'docusaurus.config.js', to: 'site.config.ts', notes: [], tool: TOOL, rewrites })
  expect(text).toContain('- slugs: a.md, b.md\n')
  expect(text).toContain('npx docgen migrate docusaurus --write --dry-run\n')
  expect(report()).not.toContain('--write --dry-run')
})
