import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { createConfigLocator } from './locate-in-config.js'

const siteDir = () =>
  createTestFolder({
    'site.config.ts': "import { bar } from './bar.ts'\nexport default {\n  title: 'T',\n  navbar: bar,\n}\n",
    'bar.ts': "export const bar = {\n  title: 'Own',\n}\n",
  })
const locate = (inputs: readonly string[] = ['bar.ts', 'site.config.ts']) =>
  createConfigLocator(siteDir(), { file: 'site.config.ts', inputs } as never)

it('finds values and keys, also in imported files', () => {
  expect(locate()(['title'])).toEqual({ file: 'site.config.ts', line: 3, column: 10, length: 3 })
  expect(locate()(['title'], 'key')).toEqual({ file: 'site.config.ts', line: 3, column: 3, length: 5 })
  expect(locate()(['navbar', 'title'])).toMatchObject({ file: 'bar.ts', line: 2, column: 10 })
})

it('finds the nearest key of a value that is not written', () => {
  expect(locate()(['navbar', 'logo', 'src'])).toMatchObject({
    file: expect.stringMatching(/^(?:bar|site\.config)\.ts$/),
  })
  expect(locate([])(['title'])).toEqual({ file: 'site.config.ts' })
})
