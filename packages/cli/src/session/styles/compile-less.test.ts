import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { compileLess } from './compile-less.js'

/** Compiles `a.less` with a package `less` of a site, whose `render` has this body. */
function compile(body: string) {
  const siteDir = createTestFolder({
    'node_modules/less/index.js': `exports.FileManager = class { loadFileSync(name) { return name } }
exports.render = (text, options, done) => {
  let manager
  for (const plugin of options.plugins) plugin.install(exports, { addFileManager: (each) => (manager = each) })
  ${body}
}`,
    'a.less': 'a {}',
  })
  const path = join(siteDir, 'a.less')
  return { siteDir, path, run: () => compileLess(path, siteDir) }
}

it('returns the file and its imports', () => {
  const { path, run } = compile("done(null, { css: text, imports: ['/b.less'] })")
  expect(run()).toEqual({ css: 'a {}', files: [path, '/b.less'] })
})

it('resolves the aliases of webpack', () => {
  const { siteDir, run } = compile(
    "done(null, { css: ['~kit/a', '@site/b', '~@site/c', '@sites/d'].map((name) => manager.loadFileSync(name)).join(' '), imports: [] })",
  )
  expect(run().css.replaceAll(siteDir, 'SITE')).toBe('kit/a SITE/b SITE/c @sites/d')
})

it('reports an error at its position, or the file', () => {
  const located = compile("done({ message: 'no', filename: '/b.less', line: 3, column: 0 })")
  expect(located.run).toThrow(
    expect.objectContaining({ message: 'no', fileName: '/b.less', loc: { line: 3, column: 1 } }),
  )
  const silent = compile('')
  expect(silent.run).toThrow(expect.objectContaining({ message: 'it cannot be compiled', fileName: silent.path }))
})
