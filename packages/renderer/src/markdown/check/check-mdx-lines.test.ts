import { describe, expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const reports = async (text: string, placeholders = {}) =>
  (await compilePlain(text, { placeholders })).problems.map((problem) => problem.replace(/^.*page\.md:/, ''))

describe('checkMdxLines', () => {
  it.each([
    "import A from './a'",
    'import "a.css";',
    "import { a, b as c } from 'd'",
    "import * as e from 'f'",
    "import type { G } from 'h'",
    'import $i, { j } from "k"',
  ])('finds %s', async (line) => {
    expect(await reports(line)).toEqual(['1:1 an import is MDX, which plain Markdown shows as text'])
  })

  it.each([
    'export const a = 1',
    'export default b',
    'export { c }',
    'export async function d() {',
    'export * from "e"',
  ])('finds %s', async (line) =>
    expect(await reports(line)).toEqual(['1:1 an export is MDX, which plain Markdown shows as text']),
  )

  it.each([
    'import duty is due',
    'export to Excel',
    'export',
    'import',
    '`{x}`',
    'a {b} c',
    '\\{a}',
    '{ "size": 128 }',
  ])('accepts %s as prose', async (line) => {
    expect(await reports(line)).toEqual([])
  })

  it('suggests the include of docgen instead of those of other tools', async () => {
    const { diagnostics } = await compilePlain('{{#include ./x.md}}\n\n{{#include part.rs:anchor}}\n\n{!docs/y.md!}\n')
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      'Write ::include{file="./x.md"} instead',
      'Write ::include{file="part.rs:anchor"} instead',
      'Write ::include{file="docs/y.md"} instead',
    ])
    expect(diagnostics[0]?.message).toBe('this include has the syntax of another tool, so it is shown as text')
  })

  it.each(['{% set a = 1 -%}', '{{ page.title }}'])('says that docgen runs no templates: %s', async (line) => {
    const { diagnostics } = await compilePlain(`${line}\n`)
    expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
      [
        'docgen runs no templates, so this part of one is shown as text',
        'Write its result instead, or put it in a code block',
      ],
    ])
  })

  it('finds each line of a paragraph at its position', async () => {
    expect(await reports('---\nx: y\n---\n\ntext\nimport "a"\n  {b}\nexport default c')).toEqual([
      '6:1 an import is MDX, which plain Markdown shows as text',
      '8:1 an export is MDX, which plain Markdown shows as text',
      '7:3 an expression in braces is MDX, which plain Markdown shows as text',
    ])
  })

  it('reports comments over several lines once, also across paragraphs', async () => {
    const expected = ['1:1 a comment in braces is MDX, which plain Markdown shows as text']
    expect(await reports('{/* a\nb */}')).toEqual(expected)
    expect(await reports('{/* a\n\nb */}')).toEqual(expected)
  })

  it('does not report a placeholder as an expression', async () => {
    expect(await reports('{product}', { product: 'x' })).toEqual([])
    expect(await reports('{product}')).toHaveLength(1)
  })

  it('ignores code', async () => {
    expect(await reports('```js\nimport "a"\n{b}\n```\n\n    export default c')).toEqual([])
  })
})
