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
