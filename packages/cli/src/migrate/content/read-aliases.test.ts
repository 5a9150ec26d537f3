import { expect, it } from 'vitest'
import { readAliases } from './read-aliases.js'

it('reads aliases of folders, in a file with comments and trailing commas', () => {
  const text = `{
  // Paths
  "compilerOptions": { "baseUrl": ".", "paths": { "~/*": ["./src/*"], "@lib/*": ["lib/*",], "one": ["./one.ts"], } },
}`
  expect(readAliases(text)).toEqual({ '~': './src', '@lib': './lib' })
})

it.each([[undefined], ['{'], ['[]'], ['{"compilerOptions": {"paths": 1}}']])('reads nothing in %j', (text) => {
  expect(readAliases(text)).toEqual({})
})
