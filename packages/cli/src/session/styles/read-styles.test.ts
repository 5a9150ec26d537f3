import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readStyles } from './read-styles.js'

it('reads what it can, and reports the rest at its position', async () => {
  const siteDir = createTestFolder()
  writeFileSync(join(siteDir, 'good.css'), 'a { color: red }')
  writeFileSync(join(siteDir, 'bad.css'), 'a {\n  color: red;\n}}\n')
  const { value, diagnostics } = await readStyles(siteDir, ['good.css', 'bad.css', 'gone.css'], (path) => ({
    file: path.join('.'),
  }))
  expect(value).toMatchObject([{ file: 'good.css', css: 'a { color: red }' }])
  expect(diagnostics).toMatchObject([
    { code: 'invalid-styles', file: 'bad.css' },
    {
      code: 'unreadable-file',
      file: 'theme.css.2',
      message: 'the style sheet gone.css could not be read: it does not exist',
    },
  ])
})

it('inlines imported sheets, and reports their problems at their own positions', async () => {
  const siteDir = createTestFolder({
    'own.css': '@import "./css/paper.css" print;\n@import "css/deep.css";\na { color: red }\n',
    'css/paper.css': 'i { color: red }\n',
    'css/more.css': 'b { color: red }\n',
    'css/deep.css': '@import "more.css";\n',
    'bad.css': '@import "css/broken.css";\n',
    'css/broken.css': 'a {\n}}\n',
    'none.css': 'a { color: red }\n',
    'lost.css': '@import "css/more.css";\n@import "css/none.css";\n@import "pkg";\n',
    'far.css': '@import url("https://fonts.example/a.css?b=c;d") layer(x) screen;\n@import "css/more.css";\n',
  })
  const files = ['own.css', 'bad.css', 'none.css', 'lost.css', 'far.css']
  const { value, diagnostics } = await readStyles(siteDir, files, () => ({ file: 'site.config.ts' }))
  expect(value.map(({ file, css }) => [file, css.replace(/\s+/g, '')])).toEqual([
    ['own.css', '@mediaprint{i{color:red;}}b{color:red;}a{color:red;}'],
    ['none.css', 'a{color:red}'],
    ['lost.css', 'b{color:red;}'],
    ['far.css', '@mediascreen{@layerx;}b{color:red;}'],
  ])
  expect(value[3]?.remote).toEqual([
    {
      url: 'https://fonts.example/a.css?b=c;d',
      rule: '@import "https://fonts.example/a.css?b=c;d" layer(x) screen;',
    },
  ])
  expect(diagnostics).toMatchObject([
    { severity: 'error', file: 'css/broken.css', line: expect.any(Number) },
    { severity: 'error', file: 'lost.css', line: 2, column: 10, message: '@import: "css/none.css" not found' },
    { severity: 'error', file: 'lost.css', line: 3, message: '@import: "pkg" not found' },
  ])
})

it('resolves imported packages as bundlers do, from the file and from the site', async () => {
  const siteDir = createTestFolder({
    'site/own.css':
      '@import "@scope/font";\n@import "~plain/dist/a.css";\n@import "styled";\n@import "@site/more.css";\n@import "../out.css";\n',
    'site/more.css': 'm { color: red }\n',
    'out.css': '@import "styled/other.css";\n',
    'site/node_modules/styled/other.css': 'o { color: blue }\n',
    'site/node_modules/@scope/font/package.json':
      '{ "name": "@scope/font", "exports": { ".": { "sass": "./x.scss", "default": "./index.css" } } }',
    'site/node_modules/@scope/font/index.css': 'f { color: red }\n',
    'site/node_modules/plain/package.json': '{ "name": "plain", "main": "x.js" }',
    'site/node_modules/plain/dist/a.css': 'p { color: red }\n',
    'site/node_modules/styled/package.json': '{ "name": "styled", "main": "x.js", "style": "s.css" }',
    'site/node_modules/styled/s.css': 's { color: red }\n',
  })
  const { value, diagnostics } = await readStyles(join(siteDir, 'site'), ['own.css'], () => ({ file: 'x' }))
  expect(diagnostics).toEqual([])
  expect(value[0]?.css.replace(/\s+/g, '')).toBe('f,p,s,m{color:red;}o{color:#00f;}')
  expect(value[0]?.imports).toContain('node_modules/styled/s.css')
})

it('reports a style sheet nested too deeply at its position, also an imported one', async () => {
  const siteDir = createTestFolder({
    'own.css': `a { color: red }\n${'@media print{'.repeat(50_000)}`,
    'other.css': '@import "./deep.css";\n',
    'deep.css': `a{width:${'calc('.repeat(50_000)}1px}`,
  })
  const { diagnostics } = await readStyles(siteDir, ['own.css', 'other.css'], () => ({ file: 'site.config.ts' }))
  const message = 'the style sheet is not valid CSS: more than 200 blocks and brackets are open here'
  expect(diagnostics).toMatchObject([
    { code: 'invalid-styles', file: 'own.css', line: 2, message },
    { code: 'invalid-styles', file: 'deep.css', line: 1, column: 1 + 8 + 199 * 5 + 4, message },
  ])
})

it('finds imported sheets by the names of the config', async () => {
  const siteDir = createTestFolder({ 'own.css': '@import "@css/base.css";\n', 'parts/base.css': 'b { color: red }\n' })
  const locate = () => ({ file: 'site.config.ts' })
  const { value, diagnostics } = await readStyles(siteDir, ['own.css'], locate, { '@css': './parts' })
  expect(diagnostics).toEqual([])
  expect(value[0]?.css.replace(/\s+/g, '')).toBe('b{color:red;}')
})

it('explains the constructs of Sass in CSS, and names signs as they are written', async () => {
  const siteDir = createTestFolder({
    'comment.css': '.a { color: red }\n// old\n.b { color: red }\n',
    'inner.css': '.a {\n  // old\n  color: red\n}\n',
    'variable.css': '$x: 1;\n.a { color: red }\n',
    'sign.css': '.a { color: ); }\n',
  })
  const files = ['comment.css', 'inner.css', 'variable.css', 'sign.css']
  const { diagnostics } = await readStyles(siteDir, files, () => ({ file: 'site.config.ts' }))
  const comment = 'CSS has no // comments: write /* … */'
  expect(diagnostics.map(({ line, message, hint }) => [line, message.replace(/.*CSS: /, ''), hint])).toEqual([
    [2, 'invalid empty selector', comment],
    [4, 'unexpected end of input', comment],
    [1, 'invalid empty selector', '$x is a Sass variable: give the file the extension .scss'],
    [1, 'unexpected )', undefined],
  ])
})

it('suggests how to write a package, a URL and a path from the site in theme.css', async () => {
  const siteDir = createTestFolder({ 'css/a.css': '', 'node_modules/font/package.json': '{ "name": "font" }' })
  const files = ['@site/css/a.css', 'font', 'https://a.example/a.css', './css/b.css']
  const { diagnostics } = await readStyles(siteDir, files, () => ({ file: 'site.config.ts' }))
  expect(diagnostics.map(({ hint }) => hint)).toEqual([
    "Write './css/a.css'",
    'Import it in a style sheet of the site: @import "font";',
    'Import it in a style sheet of the site: @import "https://a.example/a.css";',
    'Did you mean ./css/a.css?',
  ])
})
