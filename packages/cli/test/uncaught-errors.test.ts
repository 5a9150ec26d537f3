import { expect, it, onTestFinished } from 'vitest'
import { createLiveSite } from './live-site.js'

const CONFIG = "export default { title: 'T', url: 'https://a.example', docs: { routeBasePath: '/' } }\n"

it.each([
  [
    'a promise that a config does not wait for',
    { 'site.config.ts': `Promise.reject(new Error('lost'))\n${CONFIG}` },
    'site.config.ts:1:16',
    'lost',
  ],
  [
    'a config later',
    { 'site.config.ts': `setTimeout(() => {\n  throw new TypeError('late')\n}, 50)\n${CONFIG}` },
    'site.config.ts:2:9',
    'late',
  ],
  [
    'a page later',
    {
      'site.config.ts': CONFIG,
      'docs/x.mdx': "import { one } from '../own/one'\n\n# X\n\n{one}\n",
      'own/one.ts': "setTimeout(() => {\n  throw new Error('of a page')\n}, 50)\nexport const one = 1\n",
    },
    'own/one.ts:2:9',
    'of a page',
  ],
  [
    'nothing that is an error',
    { 'site.config.ts': `Promise.reject()\n${CONFIG}` },
    '',
    'undefined, which is not an Error',
  ],
])('continues after errors thrown by %s, and reports them', async (_who, files, position, reason) => {
  const site = createLiveSite({ 'docs/index.md': '# Start\n', ...files })
  onTestFinished(site.remove)
  await site.start()
  await fetch(`${site.address()}x`)
  await expect.poll(site.printed).toContain(`code of the site: ${reason}`)
  expect(site.printed()).toContain(`error uncaught-error${position && `  ${position}`}\n`)
  expect(site.printed()).not.toContain('bug of its own')
  site.write('docs/index.md', '# Written after it\n')
  const isWritten = async () => (await (await fetch(site.address())).text()).includes('Written after it')
  await expect.poll(isWritten).toBe(true)
  expect(await site.end()).toBe(0)
})
