import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readStyles } from './read-styles.js'

it('reads what it can, and reports the rest at its place', () => {
  const siteDir = createTestFolder()
  writeFileSync(join(siteDir, 'good.css'), 'a { color: red }')
  writeFileSync(join(siteDir, 'bad.css'), 'a {\n  color: red;\n}}\n')
  const { value, diagnostics } = readStyles(siteDir, ['good.css', 'bad.css', 'gone.css'], (path) => ({
    file: path.join('.'),
  }))
  expect(value).toEqual([{ file: 'good.css', css: 'a { color: red }' }])
  expect(diagnostics).toMatchObject([
    { code: 'invalid-styles', file: 'bad.css' },
    {
      code: 'unreadable-file',
      file: 'theme.css.2',
      message: 'the style sheet gone.css could not be read: it does not exist',
    },
  ])
})

it('puts imported sheets in their places, and reports theirs at their own', () => {
  const siteDir = createTestFolder({
    'own.css': '@import "./css/paper.css" print;\n@import "css/deep.css";\na { color: red }\n',
    'css/paper.css': 'i { color: red }\n',
    'css/more.css': 'b { color: red }\n',
    'css/deep.css': '@import "more.css";\n',
    'bad.css': '@import "css/broken.css";\n',
    'css/broken.css': 'a {\n}}\n',
    'none.css': 'a { color: red }\n',
    'lost.css': '@import "css/more.css";\n@import "css/none.css";\n',
    'far.css': '@import url(https://fonts.example/a.css);\na { color: red }\n',
  })
  const files = ['own.css', 'bad.css', 'none.css', 'lost.css', 'far.css']
  const { value, diagnostics } = readStyles(siteDir, files, () => ({ file: 'site.config.ts' }))
  expect(value.map(({ file, css }) => [file, css.replace(/\s+/g, '')])).toEqual([
    ['own.css', '@mediaprint{i{color:red;}}b{color:red;}a{color:red;}'],
    ['none.css', 'a{color:red}'],
    ['far.css', '@importurl(https://fonts.example/a.css);a{color:red}'],
  ])
  expect(diagnostics).toMatchObject([
    { severity: 'error', file: 'css/broken.css', line: expect.any(Number) },
    { severity: 'error', file: 'lost.css', line: 2, message: expect.stringContaining('could not be read') },
    { severity: 'warning', file: 'far.css', line: 1, message: expect.stringContaining('another site') },
  ])
})
