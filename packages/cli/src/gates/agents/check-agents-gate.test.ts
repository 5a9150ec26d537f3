import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { createTestInput, type TestTrial } from '../create-test-trial.js'
import { checkAgentsGate } from './check-agents-gate.js'

const html = '<body><a href="/llms.txt">List</a></body>'
const site: TestTrial = {
  docs: { 'a.md': { title: 'A' } },
  config: { llms: { pages: true } },
  written: { 'a.html': html, 'a.md': 'See /llms.txt' },
  artifacts: [{ file: 'llms.txt', bytes: '# Test\n\n> All.\n\n## Docs\n\n- [A](https://docs.example/a.md)\n' }],
}

describe('checkAgentsGate', () => {
  it('finds nothing wrong with a list and a page that name each other', async () => {
    expect(await checkAgentsGate(createTestInput(site))).toEqual({ diagnostics: [] })
  })

  it('reports pages at their source, and lists', async () => {
    const { diagnostics } = await checkAgentsGate(
      createTestInput({ ...site, written: { 'a.html': '<body></body>', 'a.md': 'See /llms.txt' }, artifacts: [] }),
    )
    expect(diagnostics.map(({ code, file, line, message }) => [code, file, line, message])).toEqual([
      ['agents-list', undefined, undefined, expect.stringContaining('(llms-txt-exists)')],
      ['agents-page', 'docs/a.md', 1, '/a: the content has no link to llms.txt (llms-txt-directive-html)'],
    ])
  })

  it('checks the Markdown of a static file that replaces that of a page', async () => {
    const siteDir = createTestFolder({ 'static/a.md': '/llms.txt\n\n[b](b.md)\n' })
    const { diagnostics } = await checkAgentsGate(createTestInput({ ...site, statics: ['a.md'], more: { siteDir } }))
    expect(diagnostics).toMatchObject([{ code: 'agents-page', severity: 'error', file: 'static/a.md', line: 3 }])
    writeFileSync(join(siteDir, 'static/a.md'), '/llms.txt\n')
    expect(
      (await checkAgentsGate(createTestInput({ ...site, statics: ['a.md'], more: { siteDir } }))).diagnostics,
    ).toEqual([])
  })

  it('needs the Markdown of pages', async () => {
    const result = await checkAgentsGate(createTestInput({ docs: { 'a.md': {} }, config: { llms: { pages: false } } }))
    expect(result).toMatchObject({ skipped: 'llms.pages is off', diagnostics: [{ severity: 'error' }] })
  })
})
