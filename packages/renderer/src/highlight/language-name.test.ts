import { expect, it } from 'vitest'
import { languageName } from './language-name.js'

it('names a language by its tag or by the grammar of its alias', () => {
  expect(['ts', 'js', 'sh', 'html', 'vue', 'xml', 'c++', 'yml'].map(languageName)).toEqual([
    'TypeScript',
    'JavaScript',
    'Shell',
    'HTML',
    'Vue',
    'XML',
    'C++',
    'YAML',
  ])
})

it('has no name for plain text, and for languages that few readers know', () => {
  expect(['text', 'none', '', 'nonsense', 'naniscript'].map(languageName)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
