import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLiveSite, type LiveSite } from './live-site.js'

const svg = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"><rect width="${width}" height="10"/></svg>\n`

let site: LiveSite

beforeAll(async () => {
  site = createLiveSite({
    'site.config.ts': "export default { title: 'T', url: 'https://a.example', theme: { css: ['./own.css'] } }\n",
    'own.css': 'body { color: #111 }\n',
    'docs/index.md': '---\nslug: /\n---\n\n# Start\n\n![A bar](./bar.svg)\n',
    'docs/bar.svg': svg(20),
  })
  await site.start()
})
afterAll(async () => {
  await site.end()
  site.remove()
})

async function findUrl(pattern: RegExp): Promise<string> {
  const html = await (await fetch(site.address())).text()
  return new URL(pattern.exec(html)?.[0] ?? 'nothing', site.address()).href
}

it.each([
  ['image', /assets\/bar\.\w+\.svg/, 'docs/bar.svg', svg(30)],
  ['style sheet', /assets\/theme\.\w+\.css/, 'own.css', 'body { color: #222 }\n'],
])('serves a replaced %s under its old name until windows have the new one', async (_, pattern, file, text) => {
  const before = await findUrl(pattern)
  expect((await fetch(before)).status).toBe(200)
  site.write(file, text)
  await expect.poll(() => findUrl(pattern)).not.toBe(before)
  const [old, current] = await Promise.all([fetch(before), fetch(await findUrl(pattern))])
  expect([old.status, current.status]).toEqual([200, 200])
  expect(old.headers.get('etag')).not.toBe(current.headers.get('etag'))
})

it('has no file under a name that never existed', async () => {
  expect((await fetch(new URL('assets/bar.00000000.svg', site.address()))).status).toBe(404)
})
