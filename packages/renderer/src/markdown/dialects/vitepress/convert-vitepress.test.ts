import { describe, expect, it } from 'vitest'
import { findOrigin, loadDialects } from '../load-dialects.js'

const convert = async (text: string, path = 'docs/guide/page.md') =>
  (await loadDialects(['vitepress'], ['docs']))(text, path)
const textOf = async (text: string, path?: string): Promise<string> => (await convert(text, path)).text
const kindsOf = async (text: string): Promise<readonly string[]> =>
  (await convert(text)).dropped.map(({ kind }) => kind)

it.each([
  ['a title', '::: tip Use `a`\nb\n:::', ':::tip[Use `a`]\nb\n:::'],
  ['no title', ':::danger\nb\n:::', ':::danger\nb\n:::'],
  ['attributes', '::: details Why {open #why}\nb\n:::', ':::details[Why]{open #why}\nb\n:::'],
  ['details without a title', '::: details\nb\n:::', ':::details[Details]\nb\n:::'],
  ['brackets in a title', '::: info a] b\nc\n:::', ':::info[a\\] b]\nc\n:::'],
  ['containers in containers', ':::: info\n::: tip\na\n:::\n::::', '::::info\n:::tip\na\n:::\n::::'],
  ['unknown containers', '::: theorem\na\n:::', '::: theorem\na\n:::'],
  ['content without a frame', '::: raw\n**a**\n:::', '\n**a**\n'],
  ['literal braces', '::: v-pre\n{{ a }}\n:::', '\n\\{\\{ a }}\n'],
  ['in a list', '- a\n\n  ::: tip\n  b\n  :::', '- a\n\n  :::tip\n  b\n  :::'],
])('converts containers: %s', async (_name, source, expected) => expect(await textOf(source)).toBe(expected))

it('closes containers that end with the container around them', async () => {
  expect(await textOf('::: info\n::: tip\na\n:::\n\nb')).toBe('::::info\n:::tip\na\n:::\n::::\n\nb')
})

it('converts tabs, and tabs in tabs', async () => {
  const source = ':::: tabs key:os\n=== A\n::: tabs\n== B\nb\n:::\n=== C\nc\n::::'
  expect(await textOf(source)).toBe(
    '::::::tabs{group="os"}\n:::::tab[A]\n::::tabs\n:::tab[B]\nb\n:::\n::::\n:::::\n::::tab[C]\nc\n::::\n::::::',
  )
})

it('labels the code of groups', async () => {
  const source = '::: code-group\n```js [a.js]\n1\n```\n```ts\n2\n```\n<<< ./b.css\n:::'
  expect(await textOf(source)).toBe(
    ':::code-group\n```js [a.js]\n1\n```\n```ts [ts]\n2\n```\n::include{file="./b.css" code="css [b.css]"}\n:::',
  )
})

describe('code', () => {
  it.each([
    ['js{1,3}', 'js {1,3}'],
    ['ts:line-numbers=5 {1}', 'ts showLineNumbers=5 {1}'],
    ['ts{1}:line-numbers [a.ts]', 'ts showLineNumbers {1} [a.ts]'],
    ['Plain Text[.env]', 'Plain Text [.env]'],
    ['js:no-line-numbers', 'js'],
    ['js-vue', 'js'],
    ['{2}', 'txt {2}'],
    ['sh [npm]', 'sh [npm]'],
    ['', ''],
  ])('converts the info %j', async (info, expected) => {
    expect(await textOf(`\`\`\`${info}\nx\n\`\`\``)).toBe(`\`\`\`${expected}\nx\n\`\`\``)
  })

  it.each([
    '```md\n::: tip\n{{ a }} <Badge text="a" /> :tada:\n<<< ./a.js\n:::\n```',
    '    ::: tip\n    {{ a }}',
    'Text `{{ a }}` and ``<Badge>`` and `:tada:`.',
    '<!-- ::: tip\n{{ a }}\n-->',
  ])('never changes %j', async (source) => expect((await convert(source)).lines).toBeUndefined())
})

it.each([
  ['<!--@include: ./a.md-->', '::include{file="./a.md"}'],
  ['<!-- @include: ./a.md{3,} -->', '::include{file="./a.md" lines="3-"}'],
  ['<!--@include: @/parts/a.md#intro{,2}-->', '::include{file="/docs/parts/a.md" region="intro" lines="-2"}'],
  ['<<< @/a.ts', '::include{file="/docs/a.ts" code="ts"}'],
  [
    '<<< ./a.ts#main{1,3 ts:line-numbers} [A]',
    '::include{file="./a.ts" region="main" code="ts showLineNumbers highlight=1,3 [A]"}',
  ],
  ['  <<< a.py{2-3}', '  ::include{file="./a.py" code="py highlight=2-3"}'],
  ['<<< ./a.js{js}', '::include{file="./a.js" code="js"}'],
])('converts the include %s', async (source, expected) => expect(await textOf(source)).toBe(expected))

describe('headings', () => {
  it.each([
    ['## Plain words', '## Plain words'],
    ["## What's new?", "## What's new? {#what-s-new}"],
    ['## 1. First', '## 1. First {#_1-first}'],
    ['## `a.b` & c', '## `a.b` & c {#a-b-c}'],
    ['## Über uns', '## Über uns {#uber-uns}'],
    ['## Party :tada:', '## Party 🎉 {#party}'],
    ['## `use` <Badge text="new" />', '## `use` :badge[new]{type=tip} {#use}'],
    ['## Own {#id}', '## Own {#id}'],
    ['## Own {#id .class}', '## Own {#id}'],
    ['## Own %{#id}%', '## Own {#id}'],
    ['## Closed ##', '## Closed ##'],
    ['# Title', '# Title {#title}'],
    ['Title\n=====', 'Title {#title}\n====='],
  ])('gives %j the id of VitePress', async (source, expected) => expect(await textOf(source)).toBe(expected))

  it('numbers equal headings, and lists them', async () => {
    expect(await textOf('[[toc]]\n\n## A\n\n### `b`\n\n## A')).toBe(
      '- [A](#a)\n  - [b](#b)\n- [A](#a-1)\n\n## A\n\n### `b` {#b}\n\n## A {#a-1}',
    )
  })

  it.each([
    ['[a](#Foo-Bar)', '[a](#foo-bar)'],
    ['[a](../b/index#X.y)', '[a](../b/#x-y)'],
    ['[a](https://a.example/#X)', '[a](https://a.example/#X)'],
    ['## Own {#Id}\n\n[a](#Id)', '## Own {#Id}\n\n[a](#Id)'],
    ['[a](/b){target="_self"}', '[a](/b)'],
    ['{#part}', '<a id="part"></a>'],
  ])('converts links and ids: %j', async (source, expected) => expect(await textOf(source)).toBe(expected))
})

it.each([
  ['<Badge type="warning" text="beta" />', ':badge[beta]{type=warning}'],
  ['<Badge type="danger">no</Badge>', ':badge[no]{type=danger}'],
  ['a <Badge :text="\'b\'" />', 'a :badge[b]{type=tip}'],
  ['<ClientOnly>a</ClientOnly>', 'a'],
  ['<Foo a="b">text *em*</Foo>', 'text *em*'],
  ['<Foo\n  :a="1"\n/>\n\ntext', '<!-- -->\n<!-- -->\n<!-- -->\n\ntext'],
  ['<img :width="100" v-if="a" src="b.png">', '<img width="100" src="b.png">'],
  ['<span v-pre>{{ a }}</span>', '<span>{{ a }}</span>'],
  ["{{ 'a' }} {{ 1 }} {{ a + b }}", 'a 1 {{ a + b }}'],
  [':tada: :unknown: 10:30:20', '🎉 :unknown: 10:30:20'],
  ['<https://a.example> <div class="a">b</div>', '<https://a.example> <div class="a">b</div>'],
])('converts %j', async (source, expected) => expect(await textOf(source)).toBe(expected))

it('resolves fields of the front matter and constants of scripts', async () => {
  const source =
    "---\ntitle: 'T'\n---\n<script setup>\nconst version = '1.2'\n</script>\n\n{{ $frontmatter.title }} {{ version }}"
  expect(await textOf(source)).toBe("---\ntitle: 'T'\n---\n\n\n\n\nT 1.2")
})

it('reports what it drops, with positions', async () => {
  const { dropped } = await convert('a\n\n<Foo />\n\n{{ a() }}\n\n<style>\na {}\n</style>')
  expect(dropped).toEqual([
    { kind: 'the component <Foo>', line: 3, column: 1 },
    { kind: 'expressions in braces', line: 5, column: 1 },
    { kind: '<style> blocks', line: 7, column: 1 },
  ])
  expect(await kindsOf('---\nhead: []\nprev: Text\n---\n')).toEqual([
    'head in the front matter',
    'text and link of prev and next in the front matter',
  ])
})

it('finds the position in the source of each character', async () => {
  const { text, lines = [] } = await convert('# A\n\n::: tip B\n[c](#C)\n:::')
  expect(text.split('\n')[3]).toBe('[c](#c)')
  expect(findOrigin(lines, { line: 4, column: 2 })).toEqual({ line: 4, column: 2, isInserted: false })
  expect(findOrigin(lines, { line: 1, column: 3 })).toEqual({ line: 1, column: 3, isInserted: false })
})

it('keeps entities in ids', async () => {
  expect(await textOf('## Why&nbsp;\\*?')).toBe('## Why&nbsp;\\*? {#why-nbsp}')
})

it('creates the ids that the site sets, and keeps hashes of links', async () => {
  const convertWith = await loadDialects(['vitepress'], ['docs'], { style: 'github', maintainCase: true })
  const { text } = convertWith('# A b\n\n[[toc]]\n\n## C.d\n\n## `E` f\n\n## G {#own}\n\n[a](b#C.d)', 'docs/a.md')
  expect(text).toBe(
    '# A b {#A-b}\n\n- [C.d](#Cd)\n- [E f](#E-f)\n- [G](#own)\n\n## C.d\n\n## `E` f {#E-f}\n\n## G {#own}\n\n[a](b#C.d)',
  )
})

it('gives files that are no page of their folder in VitePress a slug', async () => {
  expect(await textOf('# A', 'docs/README.md')).toBe('---\nslug: "./README"\n---\n# A {#a}')
  expect(await textOf('---\ntitle: A\n---\n', 'docs/guide/guide.md')).toBe('---\nslug: "./guide"\ntitle: A\n---\n')
  expect(await textOf('---\nslug: /a\n---\n', 'docs/guide/guide.md')).toBe('---\nslug: /a\n---\n')
  expect(await textOf('text', 'docs/guide/index.md')).toBe('text')
})

it.each([
  '`'.repeat(20_000),
  '<'.repeat(20_000),
  '{{'.repeat(20_000),
  ':::'.repeat(5000),
  '<a '.repeat(5000),
  '[a]('.repeat(5000),
  '` `` '.repeat(20_000),
  '{{ a\n'.repeat(20_000),
  '# A\n'.repeat(20_000),
  '```\n```\n'.repeat(20_000),
  '<B />\n'.repeat(20_000),
  ':::: tip\n'.repeat(5000),
])('reads hostile text in time (%#)', async (text) => expect((await convert(text)).text.length).toBeGreaterThan(0))

it('reads a file with front matter that is never closed as front matter', async () => {
  expect(await textOf('---\ntitle: Tides\nnotes:\n  - a\n')).toMatch(/^---\n(?:.*\n)*title: Tides\n(?:.*\n)*---\n*$/)
  expect(await textOf('Text\n\n---\n\nMore')).toBe('Text\n\n---\n\nMore')
})
