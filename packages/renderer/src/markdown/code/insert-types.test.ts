import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'
import type { CheckTypes, TypedCode } from '../directives/typed-code.js'

/** Cuts the first line, and finds a type, an answer and a problem in the last. */
const checkTypes: CheckTypes = async (code): Promise<TypedCode> => {
  const lines = code.split('\n')
  const last = lines.length - 2
  return {
    code: lines.slice(1).join('\n'),
    sourceLines: lines.slice(1).map((_line, index) => index + 1),
    types: [{ line: last, start: 4, length: 1, text: 'let b: <T>' }],
    marks: [],
    notes: [{ line: last, kind: 'query', text: '^? let b' }],
    problems: [{ message: 'no b', line: last + 1, character: 4, length: 1 }],
    inputs: ['src/b.ts'],
  }
}

it('shows types and notes of marked blocks only', async () => {
  const text = '- ```ts twoslash\n  // cut\n  let b\n  ```\n\n```ts\nlet c\n```'
  const { html, problems, sheets, sections, pluginInputs } = await compilePlain(text, { checkTypes })
  expect(html).toContain(
    '<span class="has-type" tabindex="0" aria-description="let b: &lt;T&gt;">b</span>\n</span><span class="code-note is-query">// ^? let b\n</span>',
  )
  expect(html).not.toContain('cut')
  expect(html.match(/has-type/g)).toHaveLength(1)
  expect(problems).toEqual(['error type-error page.md:3:7 no b'])
  expect([sheets, pluginInputs]).toEqual([['types'], ['src/b.ts']])
  expect(sections[0]?.text).toBe('let b let c')
})

it('keeps types on their lines when comments mark lines, and reports these comments where they are', async () => {
  const text = '```ts twoslash showLineNumbers\n// cut\n// highlight-next-line\nlet b\n// highlight-end\nlet b\n```'
  const { html, problems } = await compilePlain(text, { checkTypes })
  expect(html).toMatch(/data-line="2"><a[^>]*><\/a><span class="k">let<\/span> <span class="has-type"/)
  expect(problems).toEqual([
    'error type-error page.md:6:5 no b',
    'warning code-block page.md:5:1 highlight-end has no start',
  ])
})

it('reports once per page that no block can be checked, and shows the blocks as they are', async () => {
  const problem = { message: 'the package twoslash is not installed', hint: 'Install it' }
  const block = '```ts twoslash\n// @noErrors\nlet b\n```\n\n'
  const { html, problems } = await compilePlain(block + block, { checkTypes: async () => ({ problem }) })
  expect(problems).toEqual(['warning twoslash page.md:1:1 the package twoslash is not installed'])
  expect(html.match(/@noErrors/g)).toHaveLength(2)
})

it('reports languages without types', async () => {
  const { problems } = await compilePlain('```sh twoslash\na\n```', { checkTypes })
  expect(problems).toEqual(["warning twoslash page.md:1:1 the types of the language sh can't be checked"])
})
