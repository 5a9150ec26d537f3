import { describe, expect, it } from 'vitest'
import { createTestInput, createTestTrial } from '../create-test-trial.js'
import { checkRoutesGate } from './check-routes-gate.js'
import type { PublishedPage } from './read-published-pages.js'

const site = {
  docs: { 'a.md': { title: 'A', redirect_from: '/old' } },
  statics: ['files/x.html', 'app/index.html', '_redirects'],
  config: { baseUrl: '/kit/' },
}
const read = (pages: readonly PublishedPage[]) => async () => ({ value: pages, diagnostics: [] })

/** The routes that the gate reports as lost. */
async function findLost(...routes: readonly string[]) {
  const { files, ...trial } = createTestTrial(site)
  const text = '/kit/moved/* /kit/a 301\n/kit/never /kit/404.html 404\n'
  const statics = files.statics.map((file) => (file.output === '_redirects' ? { ...file, text } : file))
  const readPublished = read(routes.map((route) => ({ route })))
  const input = createTestInput(site, { trial: { ...trial, files: { ...files, statics } }, readPublished })
  return checkRoutesGate(input)
}

describe('checkRoutesGate', () => {
  it('accepts pages, redirects, static files and rules of the host', async () => {
    const { diagnostics, details } = await findLost('/a', '/old', '/files/x', '/app', '/moved/there', '/files/x.html')
    expect(diagnostics).toEqual([])
    expect(details).toEqual({ published: 6, lost: 0, lostAnchors: 0 })
  })

  it('reports every other route, also one that a rule answers with 404', async () => {
    const { diagnostics, details } = await findLost('/gone', '/never', '/a')
    expect(diagnostics.map(({ code }) => code)).toEqual(['lost-route', 'lost-route'])
    expect(details).toMatchObject({ published: 3, lost: 2 })
  })

  it('needs the deployed site, and all languages', async () => {
    const input = createTestInput(site)
    expect(await checkRoutesGate(input)).toMatchObject({
      skipped: 'no --against',
      diagnostics: [{ code: 'no-manifest' }],
    })
    const one = await checkRoutesGate({ ...input, readPublished: read([]), locales: ['en'] })
    expect(one).toEqual({ diagnostics: [], skipped: '--locale omits the routes of other languages' })
  })

  it('passes on why the deployed site could not be read', async () => {
    const failed = { value: undefined, diagnostics: [], undecided: 'no answer' }
    const result = await checkRoutesGate(createTestInput(site, { readPublished: async () => failed }))
    expect(result).toEqual({ diagnostics: [], undecided: 'no answer' })
  })
})
