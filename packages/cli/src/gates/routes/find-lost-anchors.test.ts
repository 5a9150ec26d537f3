import { describe, expect, it } from 'vitest'
import { packAnchors } from '../../graph/links/pack-anchors.js'
import { createTestTrial, type TestTrial } from '../create-test-trial.js'
import { findLostAnchors } from './find-lost-anchors.js'

const published = (route: string, ...ids: readonly string[]) => ({ route, anchors: packAnchors(ids) })
const body = '\n## Set up\n\n```md\n## setting-up\n```\n\n## Use it {#usage}\n'
const site = { docs: { 'a.md': { title: 'A', body } }, anchors: { '/a': ['set-up', 'usage'] } }
const find = (pages: readonly ReturnType<typeof published>[], more: TestTrial = site) =>
  findLostAnchors(pages, createTestTrial(more))

describe('findLostAnchors', () => {
  it('reports a lost anchor at the heading with the nearest id', () => {
    const { count, diagnostics } = find([published('/a', 'setup', 'usage')])
    expect(count).toBe(1)
    expect(diagnostics).toEqual([
      {
        code: 'lost-anchor',
        severity: 'warning',
        file: 'docs/a.md',
        line: 5,
        message: '/a: the published anchor #setup is lost',
        hint: 'Did you mean #set-up? Add {#setup} to the heading of that section, so that links to it still work',
      },
    ])
  })

  it('finds a heading by the id that it sets itself, and otherwise names the first line', () => {
    const lines = find([published('/a', 'usages', 'nothing-like-it')]).diagnostics.map(({ line }) => line)
    expect(lines).toEqual([11, 1])
  })

  it('ignores ids of footnotes and tabs, and pages that are gone or had no anchors', () => {
    const ids = ['fn-1', 'fnref-1', 'footnote-label', 'tabs-1', 'x-tabs-2-3']
    expect(find([published('/a', 'set-up', 'usage', ...ids), published('/gone', 'x')]).count).toBe(0)
    expect(findLostAnchors([{ route: '/a' }], createTestTrial(site)).count).toBe(0)
  })

  it('follows redirects to new pages, whose title needs no anchor', () => {
    const moved = { ...site, docs: { 'a.md': { title: 'A', body, redirect_from: '/old/start' } } }
    const { diagnostics } = find([published('/old/start', 'start', 'lost', 'usage')], moved)
    expect(diagnostics.map(({ message }) => message)).toEqual(['/old/start: the published anchor #lost is lost'])
    // The target existed before: it has taken the place of another page.
    expect(find([published('/old/start', 'lost'), published('/a', 'usage')], moved).count).toBe(0)
  })

  it('names the page that a section has moved to', () => {
    const docs = {
      'a.md': { title: 'A', body, redirect_from: '/whole' },
      'b.md': { title: 'B' },
      'c.md': { title: 'C' },
    }
    const anchors = { '/a': ['set-up', 'usage'], '/b': ['part', 'both'], '/c': ['both', 'old'] }
    const { diagnostics } = find(
      [published('/whole', 'set-up', 'usage', 'part', 'both', 'old'), published('/c', 'old')],
      { docs, anchors },
    )
    expect(diagnostics.map(({ file, line, hint }) => [file, line, hint])).toEqual([
      [
        'docs/a.md',
        1,
        'Its section is now at /b#part. Links to it open this page: add <a id="part"></a> here, with a link to the section',
      ],
      // Two pages have gained it, or none.
      ['docs/a.md', 1, expect.stringMatching(/^Add \{#both\}/)],
      ['docs/a.md', 1, expect.stringMatching(/^Add \{#old\}/)],
    ])
  })

  it('reports the anchors of an API page together', () => {
    const trial = createTestTrial(site)
    const builtPages = trial.builtPages.map((built) => {
      const page = { ...built.planned.page, source: 'api.yaml' }
      return { ...built, planned: { ...built.planned, page } }
    })
    const lost = findLostAnchors([published('/a', 'b', 'c', 'd', 'e', 'f')], { ...trial, builtPages })
    expect(lost.count).toBe(5)
    expect(lost.diagnostics).toMatchObject([
      { severity: 'info', file: 'api.yaml', message: '/a: published anchors are lost: #b, #c, #d, 2 more' },
    ])
  })
})
