import { expect, it } from 'vitest'
import { fileOfInput, filesOfInputs } from './file-of-input.js'

it.each([
  ["data.json with { type: 'json' }", 'data.json'],
  ['data.json', 'data.json'],
  ['node_modules/icons/index.js?1b2f', 'node_modules/icons/index.js'],
  ['with { braces.ts', 'with { braces.ts'],
  ['../shared/a.js', '../shared/a.js'],
  ['D:/site/a.js', 'D:/site/a.js'],
  ['docgen:react', undefined],
  ['placeholder-require:module', undefined],
  ['(disabled):node_modules/fs/index.js', undefined],
  ['<stdin>', undefined],
  ['<define:process.env>', undefined],
])('%s → %s', (input, file) => {
  expect(fileOfInput(input)).toBe(file)
})

it('lists each file once', () => {
  expect(filesOfInputs({ 'a.json': {}, "a.json with { type: 'json' }": {}, 'docgen:a': {}, 'b.js': {} })).toEqual([
    'a.json',
    'b.js',
  ])
})
