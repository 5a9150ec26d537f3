import { expect, it } from 'vitest'
import { findIncludes } from './find-includes.js'

it('finds includes in every position of a block', () => {
  const text = [
    '::include{file="./_a.md"}',
    "text ::include{file='no.md'}",
    "  ::include{file='_b.md'}",
    '> - ::include[label]{ file = _c.md .x }',
    '1. ::include{#id file="_d e.md"}',
    '::include',
  ].join('\n')
  expect(findIncludes(text)).toEqual([
    { href: './_a.md', line: 1, column: 1 },
    { href: '_b.md', line: 3, column: 3 },
    { href: '_c.md', line: 4, column: 5 },
    { href: '_d e.md', line: 5, column: 4 },
  ])
})

it('skips fenced code of any length', () => {
  const include = '::include{file="a.md"}'
  const text = [
    '````md',
    '```',
    include,
    '```',
    '````',
    include,
    '~~~',
    include,
    '```',
    '~~~',
    '``` a`b',
    include,
  ].join('\r\n')
  expect(findIncludes(text).map(({ line }) => line)).toEqual([6, 12])
})

it('finds imported files, whatever their extension', () => {
  const text = [
    "import Part from './_part.mdx';",
    "import Other, { answer, unit as metres } from '@site/docs/_other.md'",
    "import More, * as all from '../_more.mdx'",
    "import { answer as code } from './_code.mdx'",
  ].join('\n')
  expect(findIncludes(text).map(({ href }) => href)).toEqual([
    './_part.mdx',
    '/docs/_other.md',
    '../_more.mdx',
    './_code.mdx',
  ])
})

it('finds imports wherever ESM is allowed', () => {
  const text = [
    "import A from './a.mdx'; import B from './\\_b.mdx'",
    'export const words = `of text',
    '',
    "import Not from './not.mdx'",
    "`; import C from './c.md'",
    'import D, {',
    '  e,',
    '',
    "} from './d.mdx'",
    '',
    "Words and import E from './e.mdx'",
    '',
    "import{f}from'./f.mdx'",
  ].join('\n')
  expect(findIncludes(text)).toEqual([
    { href: './a.mdx', line: 1, column: 1 },
    { href: './_b.mdx', line: 1, column: 26 },
    { href: './c.md', line: 5, column: 4 },
    { href: './d.mdx', line: 6, column: 1 },
    { href: './f.mdx', line: 13, column: 1 },
  ])
})

it('finds an import in a fence with MDX, and after it', () => {
  const text = "```mdx-code-block\nimport Part from './_part.mdx'\n```\n\nimport Other from './_other.mdx'\n"
  expect(findIncludes(text).map(({ href, line }) => [href, line])).toEqual([
    ['./_part.mdx', 2],
    ['./_other.mdx', 5],
  ])
})

it.each(['\n', '\r', '\r\n'])('finds an import on a later line, after %j', (lineBreak) => {
  const text = ['Words.', '', "import Part from './_part.mdx'"].join(lineBreak)
  expect(findIncludes(text)).toEqual([{ href: './_part.mdx', line: 3, column: 1 }])
})

it('finds code of files: directives, and fences that are empty', () => {
  const text = [
    '::code{file="../a.ts" since="v1"}',
    '',
    '```ts file=b.ts',
    '```',
    '- ~~~ts file=c.ts since=v2',
    '',
    '  ~~~',
    '```ts file=title.ts',
    '::code{file="shown.ts"}',
    '```',
    '::include{file="d.ts" code="ts"}',
  ].join('\n')
  expect(findIncludes(text)).toEqual([
    { href: '../a.ts', line: 1, column: 1, isCode: true, since: 'v1' },
    { href: 'b.ts', line: 3, column: 1, isCode: true },
    { href: 'c.ts', line: 5, column: 3, isCode: true, since: 'v2' },
    { href: 'd.ts', line: 11, column: 1, isCode: true },
  ])
})
