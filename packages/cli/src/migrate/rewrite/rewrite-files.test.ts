import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import type { ContentRule } from './content-rule.js'
import { listRewrites, rewriteFile } from './rewrite-files.js'

const upper: ContentRule = {
  name: 'upper',
  paths: ['b.md', 'a.md', 'c.md', 'gone.md'],
  rewrite: (file) => ({ ...file, text: file.text.toUpperCase() }),
}
const moved: ContentRule = {
  name: 'moved',
  paths: ['a.md'],
  rewrite: (file) => ({ ...file, path: file.path.replace('a.', 'z.') }),
}

it('applies rules in order, and names those that change a file', () => {
  const before = { path: 'a.md', text: 'x' }
  expect(rewriteFile(before, [upper, moved])).toEqual({
    before,
    after: { path: 'z.md', text: 'X' },
    rules: ['upper', 'moved'],
  })
  expect(rewriteFile({ path: 'z.md', text: 'X' }, [upper, moved])).toBeUndefined()
})

it('lists the files that change, and leaves those that are not UTF-8', () => {
  const folder = createTestFolder({ 'a.md': 'x', 'b.md': 'B', 'c.md': new Uint8Array([0x61, 0xff]) })
  expect(listRewrites(folder, [upper]).map(({ before }) => before.path)).toEqual(['a.md'])
})
