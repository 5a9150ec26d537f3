import { expect, it } from 'vitest'
import { createTestTrial } from '../create-test-trial.js'
import { collectCode, nameLanguage } from './collect-code.js'

const collect = (body: string) => collectCode(createTestTrial({ docs: { 'a.md': { title: 'A', body } } }))

it('collects blocks with a language, at their lines, and skips empty ones', () => {
  const body =
    '\n```JavaScript title="a"\nlet a\n```\n\n- x\n\n  ```c++\n  b\n  ```\n\n```\nplain\n```\n\n```py\n \n```\n'
  expect(collect(body)).toEqual([
    { file: 'docs/a.md', line: 5, indent: 0, language: 'js', info: 'JavaScript title="a"', code: 'let a' },
    { file: 'docs/a.md', line: 11, indent: 2, language: 'c++', info: 'c++', code: 'b' },
  ])
})

it.each([
  ['js no-check="too new"', 'too new'],
  ["js title='a' no-check='old'", 'old'],
  ['js no-check', ''],
  ['js no-checks', undefined],
  ['js x-no-check="y"', undefined],
])('reads the reason of %s', (info, skipReason) => {
  expect(collect(`\`\`\`${info}\na\n\`\`\`\n`)[0]?.skipReason).toBe(skipReason)
})

it('reads a trial once', () => {
  const trial = createTestTrial({ docs: { 'a.md': { body: '```js\na\n```\n' } } })
  expect(collectCode(trial)).toBe(collectCode(trial))
})

it('names languages by their short names', () => {
  expect(['YML', 'bash', 'jsonc', 'rust'].map(nameLanguage)).toEqual(['yaml', 'sh', 'json', 'rust'])
})
