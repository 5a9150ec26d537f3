import { expect, it } from 'vitest'
import { listImports } from './list-imports.js'

it('lists imports outside of code', () => {
  const text = "import A from './a.astro'\n```js\nimport b from 'b'\n```\nimport { C, D } from \"c\";\nimport 'e'\n"
  expect(listImports(text)).toEqual([
    { names: 'A', specifier: './a.astro', line: 1 },
    { names: 'C, D', specifier: 'c', line: 5 },
  ])
})
