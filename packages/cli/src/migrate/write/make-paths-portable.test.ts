import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { isCode } from './code.js'
import { makePathsPortable, withoutSiteDir } from './make-paths-portable.js'
import { printFlat } from './print-value.js'

it('makes paths in the site relative, and keeps routes', () => {
  const fields = {
    docs: { path: '/x/site/docs', routeBasePath: '/docs' },
    css: ['/x/site', '/x/sitemap', 'a\n/x/site'],
  }
  expect(makePathsPortable(fields, '/x/site')).toEqual({
    docs: { path: './docs', routeBasePath: '/docs' },
    css: ['./', '/x/sitemap', 'a\n/x/site'],
  })
})

it('makes paths beside the site relative if they exist', () => {
  const folder = createTestFolder({ 'shared/a.css': '', 'site/a.md': '' })
  const path = (name: string) => makePathsPortable({ css: join(folder, name) }, join(folder, 'site'))['css']
  expect(path('shared/a.css')).toBe('../shared/a.css')
  expect(path('shared/gone.css')).toBe(join(folder, 'shared/gone.css'))
})

it('writes expressions where code expects absolute paths', () => {
  const { markdown } = makePathsPortable({ markdown: { remarkPlugins: ['/x/site/a b.js', 7, null] } }, '/x/site')
  const [code, ...rest] = Object(markdown).remarkPlugins
  expect(isCode(code)).toBe(true)
  expect(printFlat(code)).toContain('./a%20b.js')
  expect(rest).toEqual([7, null])
})

it('removes the folder of the site from texts', () => {
  expect(withoutSiteDir('in /x/site/a.js and /x/site', '/x/site')).toBe('in a.js and .')
})
