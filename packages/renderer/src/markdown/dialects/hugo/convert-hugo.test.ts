import { describe, expect, it } from 'vitest'
import { findOrigin, loadDialects } from '../load-dialects.js'

const convert = await loadDialects(['hugo'], ['content'])

const convertText = (...lines: readonly string[]) => convert(lines.join('\n'), 'content/docs/a.md').text
const droppedIn = (...lines: readonly string[]) =>
  convert(lines.join('\n'), 'content/docs/a.md').dropped.map(({ kind, line }) => `${line}: ${kind}`)

describe('blocks', () => {
  it('converts admonitions of Docsy, Book and Relearn', () => {
    expect(convertText('{{% alert title="Hot" color="warning" %}}', 'a', '{{% /alert %}}')).toBe(
      ':::warning[Hot]\na\n:::',
    )
    expect(convertText('{{< hint danger >}}', 'a', '{{< /hint >}}')).toBe(':::danger{title=""}\na\n:::')
    expect(convertText('{{% notice style="tip" title="T" %}}a{{% /notice %}}')).toBe(':::tip[T]\na\n:::')
    expect(convertText('{{< warning >}}', 'a', '{{< /warning >}}')).toBe(':::warning\na\n:::')
  })

  it('writes code tabs as code, and other tabs as Markdown', () => {
    const tabs = ['{{< tabpane >}}', '{{< tab header="Go" >}}', 'x := "`"', '{{< /tab >}}', '{{< /tabpane >}}']
    expect(convertText(...tabs)).toBe('::::tabs\n:::tab[Go]\n```go\nx := "`"\n```\n:::\n::::')
    expect(convertText('{{< tabs "a" >}}', '{{% tab "B" %}}', '    *c*', '{{% /tab %}}', '{{< /tabs >}}')).toBe(
      '::::tabs\n:::tab[B]\n*c*\n:::\n::::',
    )
    expect(convertText('{{< tabs A B >}}', '{{% codetab %}}', 'c', '{{% /codetab %}}', '{{< /tabs >}}')).toBe(
      '::::tabs\n:::tab[A]\nc\n:::\n::::',
    )
  })

  it('keeps code in shortcodes as it is', () => {
    expect(
      convertText('{{< highlight go "linenos=table,hl_lines=2-3" >}}', '{{< alert >}}', '{{< /highlight >}}'),
    ).toBe('```go showLineNumbers {2-3}\n{{< alert >}}\n```')
    expect(convertText('{{< mermaid class="a" >}}', 'graph TD', '{{< /mermaid >}}')).toBe('```mermaid\ngraph TD\n```')
    expect(convertText('{{< katex display=true >}}', 't^2', '{{< /katex >}}')).toBe('$$\nt^2\n$$')
    expect(convertText('```math', 't^2', '```')).toBe('$$\nt^2\n$$')
    expect(convertText('```go {linenos=false hl_lines=[1]}', 'a', '```')).toBe('```go {1}\na\n```')
  })

  it('keeps blocks inside of list items', () => {
    expect(convertText('1. a', '', '   {{% alert %}}', '   b', '   {{% /alert %}}', '2. c')).toBe(
      '1. a\n\n   :::note{title=""}\n   b\n   :::\n\n2. c',
    )
  })

  it('reads a tag without an end as a block without content', () => {
    expect(convertText('{{< alert >}}', 'a')).toBe(':::note{title=""}\n:::\n\na')
    expect(convertText('{{< /alert >}}', 'a')).toBe('a')
  })

  it('removes comments, and keeps the content of unknown shortcodes', () => {
    expect(convertText('a', '{{< comment >}}', 'b', '{{< /comment >}}', 'c')).toBe('a\n\nc')
    expect(convertText('{{< own x="1" >}}', 'a {{< other text="b" />}}', '{{< /own >}}')).toBe('\na b\n')
    expect(droppedIn('', '{{< own >}}')).toEqual(['2: shortcodes own'])
  })

  it('converts columns, steps, cards and file trees', () => {
    expect(convertText('{{< columns >}}', 'a', '<--->', 'b', '{{< /columns >}}')).toBe(
      '::::columns\n:::column\na\n:::\n:::column\nb\n:::\n::::',
    )
    expect(convertText('{{< columns >}}', '- a', '  b', '- c', '{{< /columns >}}')).toBe(
      '::::columns\n:::column\na\nb\n:::\n:::column\nc\n:::\n::::',
    )
    expect(convertText('{{% steps %}}', '1. a', '{{% /steps %}}')).toBe(':::steps\n1. a\n:::')
    expect(convertText('{{< cards >}}', '{{< card link="b" title="A" subtitle="c" >}}', '{{< /cards >}}')).toBe(
      '::::cards\n:::card[A]{href="b"}\nc\n:::\n::::',
    )
    const tree = ['{{< filetree/folder name="a" >}}', '{{< filetree/file name="b" >}}', '{{< /filetree/folder >}}']
    expect(convertText('{{< filetree/container >}}', ...tree, '{{< /filetree/container >}}')).toBe(
      ':::file-tree\n- `a/`\n  - `b`\n:::',
    )
  })

  it('takes linear time for many tags', () => {
    const many = Array.from({ length: 20_000 }, () => '{{< alert >}}')
    expect(convertText(...many)).toContain(':::note')
    expect(convertText('{{< '.repeat(20_000)).length).toBe(80_000)
    expect(convertText('{{< a "'.repeat(5_000)).length).toBe(35_000)
  })
})

describe('text', () => {
  it('converts references, parameters, images and buttons', () => {
    expect(convertText('[a]({{< ref "b c.md#d" >}}) [e]({{< relref "#f" >}})')).toBe('[a](ref:b%20c.md#d) [e](#f)')
    expect(convertText('---', 'since: 1987', '---', '{{< param since >}} {{% param "a.b" %}}')).toBe('1987 {param-a-b}')
    expect(convertText('{{< figure src="a.png" alt="A" caption="B" link="c" >}}')).toBe('[![A](<a.png>)](<c>) *B*')
    expect(convertText('{{< button relref="/a" >}}Go{{< /button >}} {{< button href="b" >}}')).toBe('[Go](<ref:/a>) ')
    expect(convertText('{{< badge style="danger" title="A" value="B" >}}')).toBe(':badge[A B]{type=danger}')
  })

  it('joins tags of several lines', () => {
    expect(convertText('{{< figure', '  src="a.png"', '  alt="A" >}}', 'b')).toBe('![A](<a.png>)\nb')
  })

  it('shows escaped tags, and keeps tags in code', () => {
    expect(convertText('`{{</* a "b" */>}}` `{{< ref "c" >}}`')).toBe('`{{< a "b" >}}` `{{< ref "c" >}}`')
    expect(convertText('```', '{{%/* a */%}}', '{{< b >}}', '```')).toBe('```\n{{% a %}}\n{{< b >}}\n```')
    expect(droppedIn('`{{< param a >}}`')).toEqual(['1: parameters of the site in code'])
  })

  it('keeps ids and drops other attributes', () => {
    expect(convertText('## A {#b .c}')).toBe('## A {#b}')
    expect(convertText('| a |', '| - |', '{.striped #t}')).toBe('| a |\n| - |\n<a id="t"></a>')
    expect(convertText('A', ': B')).toContain('<dt>')
  })
})

describe('front matter', () => {
  it('reads YAML, TOML and JSON', () => {
    const expected = '---\ntitle: "A"\nsidebar_position: 3\nsidebar_label: "B"\n---\nc'
    expect(convertText('+++', 'title = "A"', 'weight = 3', 'linkTitle = "B"', '+++', 'c')).toBe(expected)
    expect(convertText('{', '  "title": "A", "weight": 3, "linkTitle": "B"', '}', 'c')).toBe(expected)
    expect(convertText('---', 'title: "A"', 'weight: 3', 'linkTitle: B', '---', 'c')).toBe(expected)
    expect(droppedIn('+++', 'a = ', '+++')).toEqual(['1: front matter that is neither YAML nor TOML nor JSON'])
  })

  it('keeps URLs', () => {
    const slugOf = (path: string, ...fields: readonly string[]) =>
      /slug: "(.*)"/.exec(convert(['---', 'title: A', ...fields, '---'].join('\n'), path).text)?.[1]
    expect(slugOf('content/docs/a.md')).toBeUndefined()
    expect(slugOf('content/docs/_index.md', 'slug: b')).toBeUndefined()
    expect(slugOf('content/docs/a.md', 'slug: b')).toBe('/docs/b')
    expect(slugOf('content/docs/a/index.md', 'slug: b')).toBe('/docs/b')
    expect(slugOf('content/docs/a.md', 'url: /c/d.html')).toBe('/c/d')
    expect(slugOf('content/docs/My Page.md')).toBe('/docs/my-page')
    expect(slugOf('content/docs/README.md')).toBe('/docs/readme')
    expect(slugOf('content/docs/docs.md')).toBe('/docs/docs')
  })

  it('converts old URLs and fields that hide parts', () => {
    expect(convertText('---', 'aliases: [/b, ../c, "/d/*"]', 'notoc: true', 'toc_hide: true', '---')).toBe(
      '---\nredirect_from: ["/b","/c"]\nhide_table_of_contents: true\nunlisted: true\n---',
    )
    expect(convertText('---', 'build:', '  render: never', '---', 'a')).toBe('---\ndraft: true\n---\na')
  })
})

it('knows where text comes from', () => {
  const { lines = [] } = convert('{{< alert >}}\nSee [a](b).\n{{< /alert >}}', 'content/a.md')
  expect(findOrigin(lines, { line: 2, column: 9 })).toEqual({ line: 2, column: 9, isInserted: false })
})
