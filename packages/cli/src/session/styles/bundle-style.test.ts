import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { bundleStyle } from './bundle-style.js'

const bundle = (files: Readonly<Record<string, string>>, alias = {}) => {
  const siteDir = createTestFolder(files)
  symlinkSync('.', join(siteDir, 'here'))
  return bundleStyle({ siteDir, path: join(siteDir, 'a.module.css'), isModule: true, alias })
}

it('lists the names that a class composes, of its own file and of others', async () => {
  const { names, css } = await bundle({
    'a.module.css':
      '.a { composes: b c from "./a.module.css"; composes: d from \'./b.module.css\' }\n.b { color: red }\n.c {}\n',
    'b.module.css': '.d { color: blue }\n',
  })
  expect(names['a']?.replace(/_[\w-]+/g, '')).toBe('a b c d')
  expect(css).toContain('#00f')
})

it.each([
  '.a { composes: a from "./a.module.css" }',
  '.a { composes: b from "./here/a.module.css" }\n.b {}',
  '.a { composes: b from "own" }\n.b {}',
  '.a { composes: b from "@site/a.module.css" }\n.b {}',
  '@import "./here/a.module.css";\n.a { composes: b from "./b.module.css" }',
])('terminates if a file refers to itself: %j', async (text) => {
  const files = { 'a.module.css': text, 'b.module.css': '.b { composes: a from "./a.module.css" }\n' }
  const { names } = await bundle(files, { own: './a.module.css' })
  expect(Object.keys(names)).toContain('a')
})

const SASS = `const { readFileSync } = require('node:fs')
const { pathToFileURL } = require('node:url')
const { dirname, join } = require('node:path')
exports.compile = (file) => {
  const partial = join(dirname(file), '_fonts.scss')
  const css = readFileSync(partial, 'utf8') + readFileSync(file, 'utf8').replace(/@use.*/, '')
  return { css, loadedUrls: [pathToFileURL(file), pathToFileURL(partial)] }
}
`

it('keeps external imports that a partial of Sass contains, at their position', async () => {
  const siteDir = createTestFolder({
    'node_modules/sass/package.json': '{ "name": "sass", "main": "index.js" }',
    'node_modules/sass/index.js': SASS,
    'a.scss': "@use 'fonts';\nh1 { margin: calc(3 * 100%); color: red }\n",
    '_fonts.scss': "@import url('https://fonts.test/css?family=A:wght@3;7');\n@import 'gone.css';\n",
  })
  const { css, remote, missing } = await bundleStyle({ siteDir, path: join(siteDir, 'a.scss') })
  const url = 'https://fonts.test/css?family=A:wght@3;7'
  expect(remote).toEqual([{ url, rule: `@import "${url}";` }])
  expect(missing).toEqual([{ specifier: 'gone.css', file: '_fonts.scss', line: 2, column: 10 }])
  expect(css).toContain('color: red')
})

it('keeps the conditions of an external import, whatever names its URL or begins like it', async () => {
  const { remote } = await bundle({
    'a.module.css':
      '/* https://fonts.test/a is free */\n@import "https://fonts.test/a/b.css" screen;\n@import "https://fonts.test/a" print;\n',
  })
  expect(remote.map(({ rule }) => rule)).toEqual([
    '@import "https://fonts.test/a" print;',
    '@import "https://fonts.test/a/b.css" screen;',
  ])
})

it('keeps the other rules if a declaration with a relative URL is invalid', async () => {
  const { css, urls } = await bundle({
    'a.module.css':
      ':root { --a: red }\n@font-face { font-family: A; src: local(""), url("./a.woff"), }\n.b { background: url(./b.png) }\n',
    'b.png': '',
    'a.woff': '',
  })
  expect(css).toContain('--a: red')
  expect(urls).toMatchObject([
    { url: './a.woff', file: 'a.module.css', line: 2 },
    { url: './b.png', file: 'a.module.css', line: 3 },
  ])
})

it('throws what reading throws, also if that is no error', async () => {
  const siteDir = createTestFolder({ 'a.css': '' })
  const thrown: unknown = 'not an error'
  const read = (): Uint8Array => {
    throw thrown
  }
  await expect(bundleStyle({ siteDir, path: join(siteDir, 'a.css'), read })).rejects.toBe(thrown)
})
