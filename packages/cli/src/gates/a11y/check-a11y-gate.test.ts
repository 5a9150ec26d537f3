import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import type { Trial } from '../../session/trial.js'
import { createTestInput, type TestTrial } from '../create-test-trial.js'
import { checkA11yGate } from './check-a11y-gate.js'

const page = (content: string, around = ''): string =>
  `<!doctype html><html lang="en"><head></head><body>${around}<main>${content}</main></body></html>`

async function check(site: TestTrial, styles: readonly { readonly file: string; readonly css: string }[] = []) {
  const directory = pathToFileURL(`${createTestFolder({ 'theme.css': ':root{--color-page:#fff;--color-text:#111}' })}/`)
  const theme = { theme: { client: { directory, stylesheet: 'theme.css' } } } as unknown as Trial['theme']
  const own = ['404.html', 'search.html'].map((file) => [file, page('')])
  const written = { ...Object.fromEntries(own), ...site.written }
  const more = { theme, styles: styles as Trial['styles'] }
  const { diagnostics } = await checkA11yGate(createTestInput({ ...site, written, more }))
  return diagnostics.map(({ code, file, line, message }) => [code, file, line, message])
}

describe('checkA11yGate', () => {
  it('reports problems of content at their lines', async () => {
    const docs = { 'a.md': { title: 'A', body: '\nText.\n\n![chart.png](c.png)\n' } }
    const written = { 'a.html': page('<img src="c.png" alt="chart.png">') }
    expect(await check({ docs, written })).toEqual([
      ['a11y-alt', 'docs/a.md', 7, '/a: the alternative text "chart.png" does not describe the image'],
    ])
  })

  it('reports problems of shared parts once for all pages', async () => {
    const around = '<a href="/x"></a><a href="/x"></a>'
    const written = { 'a.html': page('', around), 'b.html': page('', around) }
    expect(await check({ docs: { 'a.md': {}, 'b.md': {} }, written })).toEqual([
      ['a11y-name', undefined, undefined, '/a and 1 other page: the link to /x has no text'],
    ])
  })

  it('checks the colors of the site’s own style sheets', async () => {
    const css = ':root { --color-text: #ddd }'
    const site = { docs: { 'a.md': {} }, written: { 'a.html': page('') } }
    expect(await check(site)).toEqual([])
    const found = await check(site, [{ file: './a.css', css }])
    expect(found.map((each) => each.slice(0, 3))).toEqual(Array(2).fill(['a11y-contrast', 'a.css', 1]))
  })
})
