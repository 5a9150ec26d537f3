import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { applyFixes } from '../../src/gates/apply-fixes.js'
import { type CheckResult, runGates } from '../../src/gates/run-gates.js'
import { createCodeSite } from '../codes/code-case.js'
import { runDocgen } from '../run-docgen.js'
import { createBuildRequest } from './create-build-request.js'

it('checks every external URL, fails at once for new ones, and writes the state', async () => {
  const { check, origin, siteDir } = await openSite(
    (at) => `# Page

[Fine](${at}/fine) and [again](${at}/fine#part), [no part](${at}/fine#gone).

[Dead](${at}/dead), [refused](http://localhost:9/x), [forbidden](${at}/forbidden), [ignored](${at}/ignored/a).

Written as ${at}/moved, too.
`,
  )
  const { report } = await check()
  expect(report.gates).toMatchObject([{ name: 'links', state: 'failed', errors: 1, warnings: 1 }])
  expect(report.findings.map(({ code, severity, line, column }) => [code, severity, line, column])).toEqual([
    [
      'dead-link-anchor',
      'warning',
      3,
      3 + `[Fine](${origin}/fine) and [again](${origin}/fine#part), [no part]`.length - 1,
    ],
    ['dead-link', 'error', 5, 8],
    ['unchecked-link', 'info', 5, expect.any(Number)],
    ['unchecked-link', 'info', 5, expect.any(Number)],
    ['moved-link', 'info', 7, 12],
  ])
  const state = JSON.parse(readFileSync(join(siteDir, 'links.lock.json'), 'utf8'))
  expect(Object.keys(state.links)).toEqual([`${origin}/fine`, `${origin}/moved`])
  expect(applyFixes(report, siteDir).fixed).toHaveLength(1)
  expect(readFileSync(join(siteDir, 'docs/page.md'), 'utf8')).toContain(`Written as ${origin}/fine, too.`)
})

it('fails for a URL that has worked only after three failures within 72 hours', async () => {
  const { check, origin, write } = await openSite((at) => `# Page\n\n[Dead](${at}/dead)\n`)
  write('links.lock.json', JSON.stringify({ version: 1, links: { [`${origin}/dead`]: [] } }))
  expect((await check('2026-03-01')).report).toMatchObject({
    ok: true,
    findings: [{ code: 'dead-link', severity: 'info' }],
  })
  expect((await check('2026-03-02')).report).toMatchObject({ ok: true })
  expect((await check('2026-03-03')).report).toMatchObject({ ok: false, findings: [{ severity: 'error', line: 3 }] })
})

it('cannot decide if a new URL answers too late, and never fails for it', async () => {
  const { check, origin, write } = await openSite((at) => `# Page\n\n[Down](${at}/error)\n`)
  expect((await check()).report).toMatchObject({
    ok: true,
    gates: [{ state: 'undecided' }],
    findings: [{ severity: 'info' }],
  })
  write('links.lock.json', JSON.stringify({ version: 1, links: { [`${origin}/error`]: [] } }))
  expect((await check()).report).toMatchObject({ ok: true, gates: [{ state: 'passed' }] })
})

it('ends with 3 if a server cannot decide, whatever the formats', async () => {
  const { siteDir, origin, write } = await openSite((at) => `# Page\n\n[Down](${at}/error)\n`)
  const reports = ['a.json', 'b.json'].map((name) => join(siteDir, name))
  const formats = reports.flatMap((report) => ['--format', `json=${report}`])
  const undecided = await runDocgen(['check', 'links', siteDir, '--format', 'pretty', ...formats])
  expect(undecided).toMatchObject({ code: 3 })
  expect(undecided.stdout + undecided.stderr).toMatch(
    /\? links +undecided: 1 of 1 links could not be checked this time/,
  )
  const [first = '', second] = reports.map((report) => readFileSync(report, 'utf8'))
  expect(second).toBe(first)
  expect(JSON.parse(first)).toMatchObject({ ok: true, gates: [{ name: 'links', state: 'undecided' }] })
  // An error counts more than what is undecided.
  write('docs/page.md', `# Page\n\n[Down](${origin}/error) [dead](${origin}/dead)\n`)
  expect(await runDocgen(['check', 'links', siteDir])).toMatchObject({ code: 1 })
})

it('does not request again what has worked within a day, unless another anchor is linked', async () => {
  const { check, requests, write, origin } = await openSite(
    (at) => `# Page\n\n[Fine](${at}/fine#part) [gone](${at}/dead)\n`,
  )
  await check('2026-03-01')
  expect(requests.splice(0).sort()).toEqual(['GET /dead', 'GET /fine', 'HEAD /dead'])
  await check('2026-03-01')
  expect(requests.splice(0).sort()).toEqual(['GET /dead', 'HEAD /dead'])
  write('docs/page.md', `# Page\n\n[Fine](${origin}/fine#other)\n`)
  expect((await check('2026-03-01')).report.findings).toMatchObject([{ code: 'dead-link-anchor' }])
  expect(requests.splice(0)).toEqual(['GET /fine'])
  expect((await check('2026-03-01')).report.findings).toMatchObject([{ code: 'dead-link-anchor' }])
  expect(requests.splice(0)).toEqual([])
  await check('2026-03-03')
  expect(requests).toEqual(['GET /fine'])
})

it('runs only if it is named, and not offline', async () => {
  const { check } = await openSite((at) => `# Page\n\n[Dead](${at}/dead)\n`)
  expect((await check('2026-03-01', [])).report.gates.map(({ name }) => name)).not.toContain('links')
  expect((await check('2026-03-01', ['links'], true)).report).toMatchObject({
    ok: false,
    gates: [{ state: 'failed' }],
    findings: [{ code: 'no-network' }],
  })
})

it('refuses a state that is something else', async () => {
  const { check, write } = await openSite(() => '# Page\n')
  write('links.lock.json', '{}')
  expect((await check()).report.findings).toMatchObject([{ code: 'invalid-link-state', file: 'links.lock.json' }])
})

async function openSite(pageOf: (origin: string) => string) {
  const requests: string[] = []
  const server = createServer(({ url, method }, response) => {
    requests.push(`${method} ${url}`)
    if (url === '/fine') response.writeHead(200, { 'content-type': 'text/html' }).end('<p id="part">')
    else if (url === '/moved') response.writeHead(301, { location: '/fine' }).end()
    else response.writeHead(url === '/forbidden' ? 403 : url === '/error' ? 500 : 404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const links = JSON.stringify({ privateHosts: [new URL(origin).host], ignore: [`${origin}/ignored/*`] })
  const { siteDir, remove } = createCodeSite({
    files: { 'docs/page.md': pageOf(origin) },
    fields: `checks: { links: ${links} }`,
  })
  onTestFinished(remove)
  const build = createBuildRequest(siteDir)
  return {
    siteDir,
    origin,
    requests,
    write: (path: string, text: string) => writeFileSync(join(siteDir, path), text),
    check: (day = '2026-03-01', named: readonly 'links'[] = ['links'], isOffline = false): Promise<CheckResult> =>
      runGates({ named, build, now: `${day}T12:00:00.000Z`, isOffline }),
  }
}
