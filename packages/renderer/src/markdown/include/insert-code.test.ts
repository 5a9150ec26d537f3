import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'
import { mayInsertCode } from './insert-code.js'

const SERVER = 'start()\n// #region main\n  if (a) {\n    b()\n  }\n// #endregion main\nstop()\n'
const includes = { '../src/server.ts': SERVER, '../src/server.ts@{v1}': SERVER.replace('b()', 'old()') }

/** The text of the code blocks, without tags. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, '').trim()

it.each([
  '::code{file="../src/server.ts" region="main"}',
  '::code{file=../src/server.ts region=main dedent}',
  '::include{file="../src/server.ts" region="main" code="ts"}',
  '```ts file=../src/server.ts region=main\n```',
  '~~~ts region="main" file="../src/server.ts"\n\n~~~',
])('shows the code that %j names', async (text) => {
  for (const format of ['md', 'mdx'] as const) {
    const { html, problems } = await compilePlain(`${text}\n`, { includes, format })
    expect(problems).toEqual([])
    expect(textOf(html)).toMatch(/^if \(a\) \{\n\s+b\(\)\n\}$/)
    expect(html).toContain('language-ts')
  }
})

it('keeps indentation on request, and marks lines', async () => {
  const { html } = await compilePlain('::code{file="../src/server.ts" lines="3-4" dedent=false highlight="2"}', {
    includes,
  })
  expect(html).toContain('>  ')
  expect(html).toMatch(/highlighted[^>]*>.*\n?.*b/)
})

it('shows changes since a revision', async () => {
  const { html, sheets } = await compilePlain('::code{file="../src/server.ts" region="main" since="v1"}', { includes })
  expect(html).toMatch(/removed[\s\S]*old[\s\S]*added[\s\S]*b/)
  expect(sheets ?? []).not.toContain('code-lines')
})

it('reports a revision without the file', async () => {
  const { problems } = await compilePlain('::code{file="../src/server.ts" since="v0"}', { includes })
  expect(problems).toEqual([
    'error missing-include page.md:1:1 \u0000../src/server.ts\u0000 does not exist in the Git revision v0',
  ])
})

it('shows several files as tabs, with their names as labels', async () => {
  const files = { 'a.ts': 'let a', 'b.py': 'b = 1' }
  const text = ':::code-group\n\n::code{file="a.ts"}\n\n```py file=b.py title="Python"\n```\n\n:::\n'
  const { html, problems } = await compilePlain(text, { includes: files })
  expect(problems).toEqual([])
  expect(html).toMatch(/a\.ts[\s\S]*let[\s\S]*Python[\s\S]*b/)
})

it('links the title to the file', async () => {
  const { holes } = await compilePlain('::code{file="../src/server.ts" title="server.ts"}', { includes })
  expect(holes).toContainEqual({ kind: 'source-link', path: '../src/server.ts', text: 'server.ts' })
})

it('leaves a fence with code to other tools', async () => {
  const { html, problems } = await compilePlain('```ts file=a.ts\nlet b\n```\n')
  expect(problems).toEqual([])
  expect(textOf(html)).toBe('let b')
})

it('reports attributes that do not exist, and a missing file', async () => {
  const { diagnostics } = await compilePlain('::code{file="../src/server.ts" regoin="main"}\n\n::code{lang="ts"}\n', {
    includes,
  })
  expect(diagnostics.map(({ message, hint }) => `${message}: ${hint}`)).toEqual([
    '::code has no attribute regoin: Did you mean region?',
    '::code names no file: Write ::code{file="../src/server.ts"}',
  ])
})

it('finds texts that may show code', () => {
  expect(['::code{}', '```ts file=a', '::include', 'code'].map(mayInsertCode)).toEqual([true, true, true, false])
})
