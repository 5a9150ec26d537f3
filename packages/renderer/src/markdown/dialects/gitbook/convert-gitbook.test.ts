import { describe, expect, it } from 'vitest'
import { findOrigin, loadDialects } from '../load-dialects.js'

const convert = await loadDialects(['gitbook'])
const convertText = (...lines: readonly string[]): string => convert(lines.join('\n'), 'a.md').text
const droppedIn = (...lines: readonly string[]): readonly string[] =>
  convert(lines.join('\n'), 'a.md').dropped.map(({ kind, line }) => `${line}: ${kind}`)

describe('blocks', () => {
  it('converts hints, with a blank line around them', () => {
    expect(convertText('Text', '{% hint style="success" %}', 'Fine.', '{% endhint %}', 'More')).toBe(
      ['Text', '', ':::tip{title=""}', 'Fine.', ':::', '', 'More'].join('\n'),
    )
    expect(convertText('{% hint style="info" %}Short{% endhint %}')).toBe(':::info{title=""}\nShort\n:::')
    expect(convertText('* a', '  {% hint %}', '  b', '  {% endhint %}')).toBe('* a\n\n  :::info{title=""}\n  b\n  :::')
  })

  it('gives outer blocks more colons than inner ones', () => {
    const lines = [
      '{% tabs %}',
      '{% tab title="A [1" %}',
      '{% hint %}',
      'x',
      '{% endhint %}',
      '{% endtab %}',
      '{% endtabs %}',
    ]
    expect(convertText(...lines)).toBe(
      [':::::tabs', '::::tab[A \\[1]', ':::info{title=""}', 'x', ':::', '::::', ':::::'].join('\n'),
    )
  })

  it('reads code in titles, and leaves tags in code', () => {
    expect(convertText('{% tab title="`a`" %}', 'x', '{% endtab %}')).toContain(':::tab[`a`]')
    for (const text of ['`{% hint %}`', '```\n{% hint %}\n```', '<!--\n{% hint %}\n-->', '{% if x %}'])
      expect(convertText(text)).toBe(text)
  })

  it('adds options to code', () => {
    expect(
      convertText('{% code title="a.ts" lineNumbers="true" overflow="wrap" %}', '```ts', '```', '{% endcode %}'),
    ).toBe('```ts title="a.ts" showLineNumbers wrap\n```')
    expect(convertText('{% code title="a" %}', '```', '```', '{% endcode %}')).toBe('```text title="a"\n```')
  })

  it('converts steps to a numbered list, columns, updates and includes', () => {
    expect(
      convertText(
        '{% stepper %}',
        '{% step %}',
        '### One',
        '',
        'Do it.',
        '{% endstep %}',
        '{% step %}',
        '{% endstep %}',
        '{% endstepper %}',
      ),
    ).toBe([':::steps', '1. ### One', '', '   Do it.', '', '1. …', ':::'].join('\n'))
    expect(convertText('{% columns %}', '{% column %}', 'a', '{% endcolumn %}', '{% endcolumns %}')).toContain(
      ':::column\na',
    )
    expect(
      convertText('{% updates %}', '{% update date="2026-01-02" %}', 'a', '{% endupdate %}', '{% endupdates %}'),
    ).toContain(':::update[2026-01-02]\na')
    expect(convertText('{% include "../.gitbook/includes/x.md" %}')).toBe('::include{file="../.gitbook/includes/x.md"}')
  })

  it('converts links to pages, files and other sites, with and without their end', () => {
    expect(convertText('{% content-ref url="a-b.md" %}', '[a-b.md](a-b.md)', '{% endcontent-ref %}')).toBe(
      ':::card[A b]{href="a-b.md"}\n:::',
    )
    expect(
      convertText(
        '{% embed url="https://a.example/v" %}',
        'Text',
        '{% embed url="https://b.example" %}',
        'A film',
        '{% endembed %}',
      ),
    ).toBe('[https://a.example/v](<https://a.example/v>)\n\nText\n\n[A film](<https://b.example>)')
    expect(convertText('{% file src="files/a b.pdf" %}')).toBe('[a b.pdf](<files/a b.pdf>)')
  })

  it('keeps the text of operations and of integrations', () => {
    expect(
      convertText('{% openapi src="a.yaml" path="/a" method="get" %}', '[a.yaml](a.yaml)', '{% endopenapi %}'),
    ).toBe('`GET /a`\n\n[a.yaml](a.yaml)')
    const swagger = [
      '{% swagger method="post" path="/a" baseUrl="https://a.example" summary="Add" %}',
      '{% swagger-parameter in="path" name="id" type="string" required="true" %}',
      'Its id.',
      '{% endswagger-parameter %}',
      '{% endswagger %}',
    ]
    expect(convertText(...swagger)).toBe(
      '**Add**\n\n`POST https://a.example/a`\n\n**id** (string, path, required)\n\nIts id.',
    )
    expect(convertText('{% @github-files/github-code-block url="https://a.example/b" %}')).toContain(
      '(<https://a.example/b>)',
    )
    expect(droppedIn('', '{% @x/y url="https://a.example" %}', '{% endhint %}')).toEqual([
      '3: ends of blocks that do not begin',
      '2: blocks of the integration x/y',
    ])
  })

  it('ends blocks whose end is missing', () => {
    expect(
      convertText(
        '{% tabs %}',
        '{% tab title="A" %}',
        'a',
        '{% tab title="B" %}',
        'b',
        '{% endtab %}',
        '{% endtabs %}',
      ),
    ).toBe(['::::tabs', ':::tab[A]', 'a', ':::', '', ':::tab[B]', 'b', ':::', '::::'].join('\n'))
    expect(convertText('{% hint %}', 'a')).toBe(':::info{title=""}\na\n:::')
  })

  it('converts tables of cards', () => {
    const table =
      '<table data-view="cards"><thead><tr><th></th><th></th><th data-hidden data-card-target data-type="content-ref"></th><th data-hidden data-card-cover></th></tr></thead><tbody><tr><td><strong>Start</strong></td><td>Read it.</td><td><a href="a.md">a.md</a></td><td><a href="b.png">b.png</a></td></tr></tbody></table>'
    expect(convertText(table)).toBe(
      ['::::cards', ':::card[Start]{href="a.md"}', '![Start](<b.png>)', '', 'Read it.', ':::', '::::'].join('\n'),
    )
    const plain = '<table><tr><td>a</td></tr></table>'
    expect(convertText(plain)).toBe(plain)
  })

  it('takes linear time for many blocks', () => {
    const open = Array.from({ length: 20_000 }, () => '{% hint %}')
    expect(convertText(...open)).toContain(':::info')
    expect(convertText('{% embed url="https://a.example" %}\n'.repeat(20_000)).length).toBeGreaterThan(20_000)
  })
})

describe('text', () => {
  it('converts anchors, and numbers repeated ones', () => {
    expect(convertText('## A <a href="#x.1" id="x.1"></a>', '## B <a href="#x.1" id="x.1"></a>')).toBe(
      '## A {#x.1}\n## B {#x.1-1}',
    )
  })

  it('converts mentions, and removes what only the editor reads', () => {
    expect(convertText('See [get-started.md](a/get-started.md "mention").')).toBe(
      'See [Get started](a/get-started.md).',
    )
    expect(convertText('<span data-gb-custom-inline data-tag="emoji" data-code="1f50d">🔍</span> a')).toBe('🔍 a')
    expect(convertText('a <i class="fa-bolt">:bolt:</i> b')).toBe('a  b')
    expect(convertText('`[a-b.md](a-b.md "mention")`')).toBe('`[a-b.md](a-b.md "mention")`')
  })
})

it('converts front matter', () => {
  const text = convertText(
    '---',
    'description: D',
    'hidden: true',
    'cover: a.png',
    'layout:',
    '  title:',
    '    visible: false',
    '  pagination:',
    '    visible: true',
    'icon: bolt',
    '---',
    'a',
  )
  expect(text).toBe('---\ndescription: D\nunlisted: true\nhide_title: true\nicon: bolt\n---\na')
  expect(droppedIn('---', 'cover: a.png', '---')).toEqual(['2: cover images'])
})

it('knows where text comes from', () => {
  const { lines = [] } = convert('a\n{% hint %}\n[b](c.md)\n{% endhint %}', 'a.md')
  expect(findOrigin(lines, { line: 4, column: 5 })).toEqual({ line: 3, column: 5, isInserted: false })
})
