import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestInput } from '../create-test-trial.js'
import type { GateInput } from '../gate.js'
import { checkLinksGate, matchesUrlPattern } from './check-links-gate.js'
import { LINK_STATE_FILE } from './link-state.js'

const requests: string[] = []
const server = createServer(({ url = '' }, response) => {
  requests.push(url)
  if (url === '/moved') response.writeHead(301, { location: '/fine' }).end()
  else if (url === '/fine') response.writeHead(200, { 'content-type': 'text/html' }).end('<p id="part">')
  else response.writeHead(url === '/fails' ? 500 : url === '/guarded' ? 403 : 404).end()
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const inputOf = (hrefs: readonly string[], links: object = { privateHosts: [new URL(origin).host] }): GateInput => {
  const body = `\n${hrefs.map((href) => `[x](${href})\n`).join('')}`
  const html = `<article>${hrefs.map((href) => `<a href="${href}">x</a>`).join('')}</article>`
  return createTestInput({
    docs: { 'a.md': { title: 'A', body } },
    written: { 'a.html': html },
    config: { checks: { links } },
  })
}
const summarize = async (input: GateInput) =>
  (await checkLinksGate(input)).diagnostics.map(({ code, severity, line }) => [code, severity, line])

describe('checkLinksGate', () => {
  it('reports dead links, lost anchors and moved pages at their lines', async () => {
    const input = inputOf(['/fine', '/fine#part', '/fine#gone', '/moved', '/dead'].map((path) => origin + path))
    const { diagnostics, details } = await checkLinksGate(input)
    expect(diagnostics.map(({ code, severity, line }) => [code, severity, line])).toEqual([
      ['dead-link-anchor', 'warning', 7],
      ['moved-link', 'info', 8],
      ['dead-link', 'error', 9],
    ])
    expect(diagnostics[1]?.fix).toMatchObject({ text: `${origin}/fine`, line: 8 })
    expect(details).toEqual({ links: 3, fine: 2, broken: 1, unknown: 0, refused: 0 })
    expect(readFileSync(join(input.trial.siteDir, LINK_STATE_FILE), 'utf8')).toContain(`${origin}/fine`)
  })

  it('requests a link again only after some time', async () => {
    const input = inputOf([`${origin}/fine`])
    await checkLinksGate(input)
    requests.length = 0
    await checkLinksGate(input)
    expect(requests).toEqual([])
    await checkLinksGate({ ...input, now: '2027-01-01T00:00:00.000Z' })
    expect(requests).not.toEqual([])
  })

  it('is patient with a link that has worked', async () => {
    const input = inputOf([`${origin}/dead`])
    const path = join(input.trial.siteDir, LINK_STATE_FILE)
    writeFileSync(path, JSON.stringify({ version: 1, links: { [`${origin}/dead`]: [] } }))
    expect(await summarize(input)).toEqual([['dead-link', 'info', 5]])
  })

  it('cannot decide about a link that may work later, unless it has worked before', async () => {
    const input = inputOf([`${origin}/fails`])
    expect((await checkLinksGate(input)).undecided).toBe('1 of 1 links could not be checked this time')
    const state = JSON.stringify({ version: 1, links: { [`${origin}/fails`]: [] } })
    writeFileSync(join(input.trial.siteDir, LINK_STATE_FILE), state)
    const { undecided, diagnostics } = await checkLinksGate(input)
    expect([undecided, diagnostics.map(({ code }) => code)]).toEqual([undefined, ['unchecked-link']])
    expect((await checkLinksGate(inputOf([`${origin}/guarded`]))).undecided).toBeUndefined()
  })

  it('does not request private hosts that the config does not list, nor ignored URLs', async () => {
    requests.length = 0
    expect(await summarize(inputOf([`${origin}/fine`], {}))).toEqual([['unchecked-link', 'info', 5]])
    const ignored = await checkLinksGate(inputOf([`${origin}/fine`], { ignore: [`${origin}/*`] }))
    expect(ignored).toEqual({ diagnostics: [], skipped: 'the site has no external links' })
    expect(requests).toEqual([])
  })

  it('refuses a file that is not its state', async () => {
    const input = inputOf([`${origin}/fine`])
    writeFileSync(join(input.trial.siteDir, LINK_STATE_FILE), '[]')
    expect((await checkLinksGate(input)).diagnostics).toMatchObject([{ code: 'invalid-link-state' }])
  })
})

it.each([
  ['https://a.example/', 'https://a.example/', true],
  ['https://a.example/x', 'https://a.example/', false],
  ['https://a.example/x/y?z', 'https://a.example/*', true],
  ['https://b.example/x', '*.example/x', true],
  ['https://a.example/x?y', '*/x', false],
  ['abab', 'a*b*b', true],
  ['ab', 'ab*b', false],
  ['a+b', 'a+*', true],
  ['aab', 'a+*', false],
])('matches %s against %s: %s', (url, pattern, expected) => {
  expect(matchesUrlPattern(url, pattern)).toBe(expected)
})
