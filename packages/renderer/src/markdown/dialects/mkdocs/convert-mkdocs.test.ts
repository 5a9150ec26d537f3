import { expect, it } from 'vitest'
import { loadDialects } from '../load-dialects.js'

const convert = await loadDialects(['mkdocs'])
const kindsIn = (text: string): readonly string[] => convert(text, 'docs/a.md').dropped.map(({ kind }) => kind)

it.each([
  ['!!! note\n    Text\n\nNext', ':::note\nText\n:::\n\nNext'],
  ['!!! warning "A [b] title"\n\n    Text', ':::warning[A [b] title]\n\nText\n:::'],
  ['!!! bug\n    Text', ':::danger[Bug]{.bug}\nText\n:::'],
  ['!!! custom extra "T"\n    Text', ':::note[T]{.custom .extra}\nText\n:::'],
  ['??? note\n    Text', ':::details[Note]\nText\n:::'],
  ['???+ example "T"\n    Text', ':::details[T]{.example open}\nText\n:::'],
  ['!!! note\n\n    !!! tip ""\n\n        Text\n', '::::note\n\n:::tip{title=""}\n\nText\n:::\n::::\n'],
  ['- a\n\n    !!! note\n\n        Text\n\n- b', '- a\n\n    :::note\n\n    Text\n    :::\n\n- b'],
  ['    !!! note\n\n        Text', '    !!! note\n\n        Text'],
  ['\t!!! note', '\t!!! note'],
  ['a\n!!! note\n    b', 'a\n\n:::note\nb\n:::'],
])('converts the admonition %j', (text, expected) => {
  expect(convert(text, 'docs/a.md').text).toBe(expected)
})

it.each([
  ['=== "A"\n\n    a\n\n=== "B"\n\n    b\n\nc', '::::tabs\n:::tab[A]\n\na\n:::\n:::tab[B]\n\nb\n:::\n::::\n\nc'],
  ['=== "A"\n    a\n===! "B"\n    b', '::::tabs\n:::tab[A]\na\n:::\n::::\n\n::::tabs\n:::tab[B]\nb\n:::\n::::'],
  ['===+ "A"\n    ++a++', '::::tabs\n:::tab[A]{default}\n<kbd>A</kbd>\n:::\n::::'],
  ['/// tip\n\na\n\n///\nb', ':::tip\n\na\n:::\n\nb'],
  ['/// note | A *b*\n**c**\n///', ':::note[A *b*]\n**c**\n:::'],
  ['/// bug\na\n///', ':::danger[Bug]{.bug}\na\n:::'],
  ['/// admonition | A\n    type: warning\n\na\n///', ':::warning[A]\n\na\n:::'],
  ['/// details | A\n    open: True\n    type: tip\na\n///', ':::details[A]{open}\na\n:::'],
  [
    '//// tab | A\n/// note\na\n///\n////\n\n//// tab | B\n    select: true\nb\n////',
    ':::::tabs\n::::tab[A]\n:::note\na\n:::\n::::\n:::tab[B]{default}\nb\n:::\n:::::',
  ],
  [
    '- a\n\n    /// note\n    ```rust\n    ///\n    ```\n    ///',
    '- a\n\n    :::note\n    ```rust\n    ///\n    ```\n    :::',
  ],
  ['/// note\na', '/// note\na'],
  ['/// caption\na\n///', '/// caption\na\n///'],
  ['## A { #b .c }\n##D', '## A {#b}\n\n## D'],
  ['A { #b }\n---', 'A {#b}\n\n---'],
  ['#123 a', '# 123 a'],
  ['--8<-- "a/b.md"', '::include{file="/a/b.md"}'],
  ['--8<--\n./a.md\nb.md\n--8<--', '::include{file="/a.md"}\n\n::include{file="/b.md"}\n'],
  ['--8<-- "a.md:part"', '::include{file="/a.md" region="part"}'],
  ['--8<-- "a.md:2:5"', '::include{file="/a.md" lines="2-5"}'],
  ['--8<-- "a.md::5"', '::include{file="/a.md" lines="-5"}'],
  ['--8<-- "a.md:3"', '::include{file="/a.md" lines="3-"}'],
  ['--8<-- "a.md:1:2,4:5"', '::include{file="/a.md" lines="1-2,4-5"}'],
  ['{!a/b.md!}', '::include{file="/a/b.md"}'],
  ['  {! ./a.md !}', '  ::include{file="/a.md"}'],
  ['{!a.md!lines=1 3-5}', '::include{file="/a.md" lines="1,3-5"}'],
  ['{* docs_src/a.py *}', `::include{file="/docs_src/a.py" code='python'}`],
  [
    '- b\n\n    {* ./a.yml hl[2:3,7] title["a.yml"] *}',
    `- b\n\n    ::include{file="/a.yml" code='yml title="a.yml" highlight=2-3,7-7'}`,
  ],
  ['{* a.py ln[2:3,8:10] hl[3,8:9,20] *}', `::include{file="/a.py" lines="2-3,8-10" code='python highlight=2,3,4'}`],
  ['```yaml\n{!a.yaml!}\n```', '::include{file="/a.yaml" code=\'yaml\'}'],
  ['{!a.md', '{!a.md'],
  ['{% include-markdown "../a.md" %}', '::include{file="../a.md"}'],
  ["{%\n  include-markdown './a.md'\n  rewrite-relative-urls=false\n%}\nb", '::include{file="./a.md"}\n\nb'],
  ['{% include "a.md" %}', '{% include "a.md" %}'],
  [
    '    a\n\n- b\n\n    ```py title="a.py" hl_lines="1 3"\n    --8<-- "a.py:part"\n    ```',
    `    a\n\n- b\n\n    ::include{file="/a.py" region="part" code='py title="a.py" highlight=1,3'}`,
  ],
  ['| `a|b` | c |', '| `a\\|b` | c |'],
  ['a\n:   b\n\n    c\n:   d', '<dl>\n<dt>\n\na\n\n</dt>\n<dd>\n\nb\n\nc\n\n</dd>\n<dd>\n\nd\n\n</dd>\n</dl>'],
  ['<div class="x" markdown>\n**a**\n</div>', '<div class="x">\n\n**a**\n\n</div>'],
  ['<span markdown>a</span>', '<span>a</span>'],
  ['[TOC]\na\n{ .b }', 'a'],
  ['a\n{ #b }', 'a\n\n<a id="b"></a>'],
  ['[](){#a.b} [c](d){ #e .f }', '<a id="a.b"></a> [c](d)<a id="e"></a>'],
  ['!!! note\n    [a]: b\n', ':::note\n[a]: b\n\n:::\n'],
  ['```a.b/c: d\n```', '```text\na.b/c: d\n```'],
  ['::: a.b.C\n    options:\n      x: y\n\na', '\na'],
  ['*[HTML]: Text\nHTML', '<abbr title="Text">HTML</abbr>'],
  ['\\[\nx^2^\n\\]', '$$\nx^2^\n$$'],
  ['$$\nx^2^\n$$', '$$\nx^2^\n$$'],
  ['[A](a.md){ .md-button } [B](b.md){ .md-button .md-button--primary }', ':::actions\n- [A](a.md)\n- [B](b.md)\n:::'],
  [
    '```py title="a.py" linenums="1" hl_lines="1 3-4"\n==a==\n```',
    '```py title="a.py" showLineNumbers {1,3-4}\n==a==\n```',
  ],
  ['``` { .py .annotate }\na # (1)!\n```', '```py\na # (1)!\n```'],
  ['``` title="a"\n```', '``` text title="a"\n```'.replace('``` ', '```')],
  ['``` .sh\n```', '```sh\n```'],
  ['=== "A"\n    ```\n\nb', '::::tabs\n:::tab[A]\n\\```\n:::\n::::\n\nb'],
  ['```js {1} x\n```', '```js {1} x\n```'],
  ['<!--\n!!! note\n-->', '<!--\n!!! note\n-->'],
  ['---\ndate:\n  created: 2024-01-02\n  updated: 2024-02-03\n---\n', '---\ndate: 2024-01-02\n---\n'],
  ['---\nhide:\n  - toc\ntitle: A\n---\na', '---\nhide:\n  - toc\ntitle: A\nhide_table_of_contents: true\n---\na'],
])('converts %j', (text, expected) => {
  expect(convert(text, 'docs/a.md').text).toBe(expected)
})

it('keeps the URL of a page with the name of its folder', () => {
  expect(convert('# A', 'docs/a/a.md').text).toBe('---\nslug: "a"\n---\n# A')
  expect(convert('---\ntitle: A\n---\n', 'docs/a/A.md').text).toBe('---\nslug: "A"\ntitle: A\n---\n')
  expect(convert('---\nslug: b\n---\n', 'docs/a/a.md').text).toBe('---\nslug: b\n---\n')
})

it('writes a list in a grid as cards', () => {
  const text = `<div class="grid cards" markdown>

-   :material-clock: __Fast__

    ---

    Text :octicons-x-16:

    [Start](a.md)

-   [Link](b.md)

</div>`
  expect(convert(text, 'docs/a.md').text).toBe(
    `::::cards
:::card[Fast]{icon=mdi:clock}



Text :icon[octicon:x-16]

[Start](a.md)
:::

:::card[Link]{href="b.md"}
:::
::::`,
  )
})

it('reports what it drops, once for each position', () => {
  expect(
    kindsIn(
      '```\n--8<-- "a.py"\na\n```\n\n```\nb\n{!a.py!}\n```\n\n--8<-- "a.md:x:y"\n\n{% include-markdown "a.md" start="<!-- b -->" %}\n\n[TOC]',
    ),
  ).toEqual([
    'snippets between other lines of code',
    'snippets between other lines of code',
    'snippets whose path has a colon',
    '`include-markdown` with a part of a file, a URL or a pattern',
    '[TOC]: docgen shows the table of contents next to the page',
  ])
})

it('ends for deep and long input', () => {
  for (const text of [
    '!!! note\n    '.repeat(3),
    '=== "A"\n',
    'a\n: b\n',
    '<div markdown>\n',
    '/// note\n',
    '/// note\n///\n',
    '//// tab | A\n',
    '\\[\n',
    '--8<--\n',
    `{* a.py ln[${'1:999999,'.repeat(20)}9] hl[${'1:999999,'.repeat(20)}9] *}\n`,
    '- ',
    '> ',
  ])
    expect(convert(text.repeat(2000), 'a.md').text).toBeTypeOf('string')
  const nested = Array.from({ length: 60 }, (_, depth) => `${' '.repeat(depth * 4)}!!! note\n`).join('')
  expect(convert(nested, 'a.md').text).toContain('::::note')
})
