import dns from 'node:dns'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestInput } from '../create-test-trial.js'
import type { GateInput } from '../gate.js'
import { checkLinksGate, matchesUrlPattern } from './check-links-gate.js'
import { LINK_STATE_FILE } from './link-state.js'

const requests: string[] = []
const server = createServer(({ url = '' }, response) => {
  requests.push(url)
  if (url === '/inside') response.writeHead(302, { location: 'http://127.0.0.2:9/secret' }).end()
  else if (url === '/moved') response.writeHead(301, { location: '/fine' }).end()
  else if (url === '/fine') response.writeHead(200, { 'content-type': 'text/html' }).end('<p id="part">')
  else response.writeHead(url === '/fails' ? 500 : url === '/guarded' ? 403 : 404).end()
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

/** Names that DNS knows during a test. Their address is private, so that nothing is requested. */
function setKnownNames(...names: readonly string[]): void {
  const lookup = (name: string, ...rest: readonly unknown[]): void => {
    const callback = rest.at(-1) as (error: Error | null, addresses: readonly object[]) => void
    if (names.includes(name)) callback(null, [{ address: '10.0.0.1', family: 4 }])
    else callback(Object.assign(new Error(name), { code: 'ENOTFOUND' }), [])
  }
  const spy = vi.spyOn(dns, 'lookup').mockImplementation(lookup as typeof dns.lookup)
  onTestFinished(() => spy.mockRestore())
}

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

  it('calls a missing host dead only on a machine that can look up names', async () => {
    setKnownNames('example.com')
    const { diagnostics, undecided } = await checkLinksGate(inputOf(['https://gone.example/a']))
    expect([diagnostics.map(({ code }) => code), undecided]).toEqual([['dead-link'], undefined])
    // Another name is known: no other lookup is needed.
    setKnownNames('other.example')
    const others = await summarize(inputOf(['https://gone.example/a', 'https://other.example']))
    expect(others).toEqual([
      ['dead-link', 'error', 5],
      ['unchecked-link', 'info', 6],
    ])
  })

  it.each([
    ['one host', ['https://gone.example/a', 'https://gone.example/b'], []],
    ['several hosts', ['https://a.example', 'https://b.example', 'https://c.example', 'http://localhost:1'], [8]],
    ['a private host that answers', ['https://gone.example', 'LISTED/dead', 'LISTED/fine'], [6]],
  ])('cannot decide without a network: %s', async (_, hrefs, lines) => {
    setKnownNames()
    const input = inputOf(hrefs.map((href) => href.replace('LISTED', origin)))
    const { diagnostics, undecided, details } = await checkLinksGate(input)
    expect(undecided).toBe('host names could not be looked up; is there a network?')
    expect(diagnostics.map(({ line }) => line)).toEqual(lines)
    expect(details).toMatchObject({ broken: lines.includes(6) ? 1 : 0 })
  })

  it('cannot decide without a network if only results of earlier runs are known', async () => {
    const input = inputOf([`${origin}/fine`])
    await checkLinksGate(input)
    setKnownNames()
    const next = inputOf([`${origin}/fine`, 'https://gone.example'], {})
    const trial = { ...next.trial, siteDir: input.trial.siteDir }
    const { undecided, diagnostics } = await checkLinksGate({ ...next, trial, now: '2026-03-01T13:00:00.000Z' })
    expect([undecided, diagnostics]).toEqual(['host names could not be looked up; is there a network?', []])
  })

  it('does not request private hosts that the config does not list, nor ignored URLs', async () => {
    requests.length = 0
    expect(await summarize(inputOf([`${origin}/fine`], {}))).toEqual([['unchecked-link', 'info', 5]])
    const ignored = await checkLinksGate(inputOf([`${origin}/fine`], { ignore: [`${origin}/*`] }))
    expect(ignored).toEqual({ diagnostics: [], skipped: 'the site has no external links' })
    expect(requests).toEqual([])
  })

  it('names the private host that a listed host redirects to', async () => {
    const { diagnostics } = await checkLinksGate(inputOf([`${origin}/inside`]))
    expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
      [
        `${origin}/inside was not checked: 127.0.0.2 is a private address`,
        'Add 127.0.0.2:9 to checks.links.privateHosts to check it',
      ],
    ])
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
