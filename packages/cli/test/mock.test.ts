import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readUntilEnd, startDocgen } from './run-docgen.js'

let folder = ''
const children: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'docgen-mock-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const describe = (path: string): string => `
openapi: 3.1.0
info: { title: Pets, version: '1.0' }
paths:
  ${path}:
    get:
      parameters: [{ name: limit, in: query, schema: { type: integer } }]
      responses:
        '200': { description: ok, content: { application/json: { example: [{ id: 1 }] } } }
`

interface Started {
  readonly child: ChildProcess
  readonly url: string
  readonly printed: () => string
}

/** Starts the mock server, and waits until it prints its URL. */
async function start(...args: readonly string[]): Promise<Started> {
  const child = startDocgen(['mock', ...args, '--port', '0'])
  children.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)))
  for (;;) {
    const [url] = /http:\/\/localhost:\d+\S*/.exec(text) ?? []
    if (url !== undefined) return { child, url, printed: () => text }
    if (child.exitCode !== null) throw new Error(text)
    await wait(20)
  }
}

function write(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(`${path}.new`, text)
  // As editors do, so that the file is replaced.
  renameSync(`${path}.new`, path)
  return path
}

it('responds, reads the description again when it changes, and ends with the signal', async () => {
  const path = write('api.yaml', describe('/pets'))
  const { child, url, printed } = await start(path)
  const finished = readUntilEnd(child)
  expect(await (await fetch(`${url}/pets`)).json()).toEqual([{ id: 1 }])
  expect((await fetch(`${url}/pets?limit=x`)).status).toBe(422)
  for (const name of ['/cats', '/dogs']) {
    write('api.yaml', describe(name))
    while ((await fetch(url + name)).status !== 200) await wait(20)
  }
  // A description with an error keeps the last state.
  write('api.yaml', 'openapi: [')
  while (!printed().includes('api-unreadable')) await wait(20)
  expect((await fetch(`${url}/dogs`)).status).toBe(200)
  child.kill('SIGINT')
  const { code, stdout } = await finished
  expect(code).toBe(0)
  expect(stdout).toContain('200 GET    /pets ')
  expect(stdout).toContain('query limit: expected integer, got string')
})

it('serves each description of a site below its base path', async () => {
  write('a.yaml', describe('/pets'))
  write(
    'site.config.mjs',
    "export default { title: 'T', url: 'https://a.example', openapi: [{ path: 'a.yaml', routeBasePath: '/api' }] }",
  )
  const { url } = await start(folder)
  expect(url).toMatch(/\/api$/)
  expect((await fetch(`${url}/pets`)).status).toBe(200)
})

it('ends at once if the signal comes first', async () => {
  const path = write('api.yaml', describe('/pets'))
  const child = startDocgen(['mock', path, '--port', '0'])
  children.push(child)
  await wait(400)
  child.kill('SIGINT')
  const { code, stderr } = await readUntilEnd(child)
  expect([0, null]).toContain(code)
  expect(stderr.replace('ended by SIGINT', '')).toBe('')
})
