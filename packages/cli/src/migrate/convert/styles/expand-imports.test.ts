import { expect, it } from 'vitest'
import { expandImports } from './expand-imports.js'

const expandSheets = (files: Readonly<Record<string, string>>) =>
  expandImports('src/css/custom.css', {
    hasFile: (path) => path in files,
    readStyleSheet: (path) => ({ css: files[path] ?? '' }),
  })
const expand = (files: Readonly<Record<string, string>>) => expandSheets(files).map(({ name }) => name)

it('returns the sheets that a sheet imports before it, each once', () => {
  const files = {
    'src/css/custom.css':
      '@import "./colors.css"; @import url(icons/dist/all.css); @import "../css/colors.css"; a { color: red }',
    'src/css/colors.css': '@import "./custom.css";',
    '../node_modules/icons/dist/all.css': '',
  }
  expect(expand(files)).toEqual(['src/css/colors.css', '../node_modules/icons/dist/all.css', 'src/css/custom.css'])
})

it.each([
  '@import "tailwindcss"',
  '@import "infima/dist/css/default/default.css"',
  '@import url("https://fonts.example.com/a.css")',
  '@import "//fonts.example.com/a.css"',
  '@import "./a.css" print',
  '@import "./a.css" layer(base)',
  '@import "./missing.css"',
  '/* @import "./a.css" */',
  '@use "a"; $main: 1px',
])('leaves %s out', (css) => {
  const files = { 'src/css/custom.css': `${css};\n`, 'src/css/a.css': '', 'node_modules/tailwindcss.css': '' }
  expect(expand(files)).toEqual(['src/css/custom.css'])
})

it('lists sheets of other sites', () => {
  const css = '@import "a.css"; @import url("https://fonts.example.com/a.css"); @import "//x.example/b.css" print; a {}'
  const [sheet] = expandSheets({ 'src/css/custom.css': css })
  expect(sheet?.externalImports).toEqual(['https://fonts.example.com/a.css'])
})
