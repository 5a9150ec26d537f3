import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestCache } from '../cache/create-test-cache.js'
import { createMemo } from '../cache/memo.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { recallDeclaredInputs, rememberDeclaredInputs, splitDeclaredInputs } from './declared-inputs.js'

it('remembers paths relative to the site, sorted, each once', () => {
  const memo = createMemo({ cache: createTestCache() })
  const remember = (pluginInputs: readonly string[], isPartial: boolean): readonly string[] => {
    rememberDeclaredInputs([{ pluginInputs }, { pluginInputs }, {}], { memo, siteDir: '/site', isPartial })
    return recallDeclaredInputs(memo)
  }
  expect(recallDeclaredInputs(memo)).toEqual([])
  expect(remember(['b.json', '/site/a.json'], false)).toEqual(['a.json', 'b.json'])
  expect(remember(['c.json'], true)).toEqual(['a.json', 'b.json', 'c.json'])
  expect(remember(['c.json'], false)).toEqual(['c.json'])
})

it('separates existing from missing files', () => {
  const folder = createTestFolder({ 'a.json': '' })
  expect(splitDeclaredInputs(['a.json', 'b.json'], join(folder))).toEqual({ files: ['a.json'], missing: ['b.json'] })
})
