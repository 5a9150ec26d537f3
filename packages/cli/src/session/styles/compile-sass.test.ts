import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { compileSass } from './compile-sass.js'
import { StyleCompileError } from './compiled-style.js'

/** Compiles `a.scss` with a package `sass` of a site, which has this function. */
function compile(body: string) {
  const siteDir = createTestFolder({
    'node_modules/sass/index.js': `exports.compile = (file, { loadPaths, importers: [{ findFileUrl }] }) => { ${body} }`,
    'a.scss': '',
  })
  const path = join(siteDir, 'a.scss')
  return { siteDir, path, run: () => compileSass(path, siteDir) }
}

it('returns the files that were read, without those of the compiler', () => {
  const { path, run } = compile(
    "return { css: 'a{}', loadedUrls: [require('node:url').pathToFileURL(file), new URL('sass:math')] }",
  )
  expect(run()).toEqual({ css: 'a{}', files: [path] })
})

it('resolves the aliases of webpack', () => {
  const { siteDir, run } = compile(
    "return { css: ['~kit/a.scss', '@site/src/b.scss', '~@site/c.scss', 'd.scss'].map((url) => String(findFileUrl(url))).join(' ') }",
  )
  expect(run().css.replaceAll(`file://${siteDir}`, '')).toBe('/node_modules/kit/a.scss /src/b.scss /c.scss null')
})

it('reports an error at its position, in the file that has it', () => {
  const { siteDir, run } = compile(
    "throw Object.assign(new Error('long\\ntext'), { sassMessage: 'expected ;', span: { url: new URL('file://' + __dirname + '/b.scss'), start: { line: 2, column: 4 } } })",
  )
  expect(run).toThrow(
    expect.objectContaining({
      message: 'expected ;',
      fileName: join(siteDir, 'node_modules/sass/b.scss'),
      loc: { line: 3, column: 5 },
    }),
  )
})

it('reports any other error by its first line', () => {
  const { path, run } = compile("throw new Error('first\\nsecond')")
  expect(run).toThrow(StyleCompileError)
  expect(run).toThrow(expect.objectContaining({ message: 'first', fileName: path, loc: { line: 1, column: 1 } }))
})
