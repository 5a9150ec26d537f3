import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
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
