import { describe, expect, it } from 'vitest'
import { createMarkdownPage } from './create-markdown-page.js'

const convert = (html: string): string =>
  createMarkdownPage({ origin: 'https://docs.example.com', href: '/guide/a', html, facts: {} }).slice(
    '---\n---\n\n'.length,
  )

describe('the Markdown of a page', () => {
  it('begins with front matter, which JSON quotes, and the title', () => {
    const facts = { title: 'A: "b"', description: undefined, tags: ['x', 'y'] }
    const markdownPage = createMarkdownPage({
      origin: '',
      href: '/',
      html: '<p>Text</p>',
      headingHtml: 'A <code>b</code>',
      facts,
    })
    expect(markdownPage).toBe('---\ntitle: "A: \\"b\\""\ntags: ["x","y"]\n---\n\n# A `b`\n\nText\n')
  })

  it.each([
    ['a * b_c _d_ `e` \\f [g] &amp;lt; &lt;br&gt; a_b', 'a \\* b_c \\_d\\_ \\`e\\` \\f [g] \\&lt; \\<br> a_b'],
    ['1. not a list', '1\\. not a list'],
    ['# not a heading', '\\# not a heading'],
    ['- not a list', '\\- not a list'],
    ['see [a](b)', 'see [a\\](b)'],
    ['new! <a href="/x">Link</a>', 'new! [Link](https://docs.example.com/x)'],
    ['new!<a href="/x">Link</a>', 'new\\![Link](https://docs.example.com/x)'],
  ])('escapes only what Markdown would interpret: %s', (html, expected) => {
    expect(convert(`<p>${html}</p>`)).toBe(`${expected}\n`)
  })

  it.each([
    ['a <strong>b</strong>, <em>c</em>', 'a **b**, *c*'],
    ['a<strong> b </strong>c', 'a **b** c'],
    ['文字<strong>「語」</strong>文字', '文字<strong>「語」</strong>文字'],
    ['<strong>a</strong><em>b</em>', '**a**<em>b</em>'],
    ['<code>a`b</code>', '``a`b``'],
    ['<kbd>K</kbd><br>next', '<kbd>K</kbd>\\\nnext'],
  ])('writes text in lines: %s', (html, expected) => {
    expect(convert(`<p>${html}</p>`)).toBe(`${expected}\n`)
  })

  it('makes URLs absolute, and keeps those in the page', () => {
    const html = '<a href="/b#c">1</a> <a href="#d">2</a> <a href="x y">3</a> <img src="/i.png" alt="[I]">'
    expect(convert(`<p>${html}</p>`)).toBe(
      '[1](https://docs.example.com/b#c) [2](#d) [3](https://docs.example.com/guide/x%20y) ' +
        '![\\[I\\]](https://docs.example.com/i.png)\n',
    )
  })

  it.each([
    ['<div class="admonition admonition-tip" id="t"><p>Tip</p><div><p>x</p></div></div>', '> [!TIP]\n> x'],
    ['<details id="t"><summary>S</summary><p>x</p></details>', '<details>\n<summary>S</summary>\n\nx\n\n</details>'],
  ])('puts an anchor above a block that a link in the page leads to: %s', (html, expected) => {
    expect(convert(`<p><a href="#t">T</a></p>${html}`)).toBe(`[T](#t)\n\n<a id="t"></a>\n\n${expected}\n`)
    expect(convert(html)).toBe(`${expected}\n`)
  })

  it.each([
    ['<p>a <span id="t">b</span></p>', 'a <a id="t"></a>b'],
    ['<p>a <a name="t"></a>b</p>', 'a <a id="t"></a>b'],
    ['<ul><li id="t">b</li></ul>', '- <a id="t"></a>b'],
    ['<ul><li id="t"><pre>b</pre></li></ul>', '- <a id="t"></a>\n\n  ```\n  b\n  ```'],
    ['<table><tr><th id="t">b</th></tr></table>', '| <a id="t"></a>b |\n| --- |'],
    ['<h2 id="t">b</h2>', '## <a id="t"></a> b'],
    ['<ul><li id="own"><a href="#own">b</a></li></ul>', '- [b](#own)'],
  ])('puts an anchor before a text that a link in the page leads to: %s', (html, expected) => {
    expect(convert(`<p><a href="#t">T</a></p>${html}`)).toBe(`[T](#t)\n\n${expected}\n`)
  })

  it.each([
    ['<p><video src="/v.mp4" controls></video></p>', '[video](https://docs.example.com/v.mp4)'],
    ['<p>a <audio src="/v.mp3" title="Ring"></audio> b</p>', 'a [Ring](https://docs.example.com/v.mp3) b'],
    ['<video><source src="/v.mp4"><p>No video.</p></video>', '[video](https://docs.example.com/v.mp4) No video.'],
    ['<iframe src="https://a.org" title="[A]">x</iframe>', '[A](https://a.org)'],
  ])('links to recordings: %s', (html, expected) => {
    expect(convert(html)).toBe(`${expected}\n`)
  })

  it('writes added and removed lines as a diff', () => {
    const lines =
      '<span class="k">if</span>\n<span class="removed">\n</span><span class="removed">a\n</span><span class="hot added">b\n</span>'
    expect(convert(`<pre><code class="language-js">${lines}c\n</code></pre>`)).toBe(
      '```diff\n if\n-\n-a\n+b\n c\n```\n',
    )
    expect(convert('<pre><code class="language-diff"><span class="added">+b\n</span></code></pre>')).toBe(
      '```diff\n+b\n```\n',
    )
  })

  it.each([
    [
      '<fieldset><legend>Accent</legend><label><input type="radio">indigo</label> <label>blue</label></fieldset>',
      'Accent: indigo, blue',
    ],
    [
      '<form><div><label>Name:</label><input></div><select><option>A</option></select><button>Send</button></form>',
      'Name, Send',
    ],
    ['<form><p>Write to us.</p><label>Name</label><input></form>', 'Write to us.\n\nName'],
    ['<fieldset><legend>Plan</legend><p>One.</p></fieldset>', 'Plan\n\nOne.'],
    [
      '<form><fieldset><legend>A</legend><label>b</label></fieldset><fieldset><label>c</label></fieldset></form>',
      'A: b\n\nc',
    ],
    ['<form><input></form>', ''],
    ['<div><button>Add</button><label>Name <input></label><label hidden>No</label></div>', 'Add, Name'],
    ['<div><button>Add</button> one more</div>', 'Add one more'],
    ['<form><label># Name</label></form>', '\\# Name'],
    ['<form><img src="data:x" alt="Logo"><label>Name</label></form>', 'Logo Name'],
  ])('lists the labels of controls: %s', (html, expected) => {
    expect(convert(html)).toBe(`${expected}\n`)
  })

  it.each([
    ['<a href="https://a.org/b_c">https://a.org/b_c</a>', '<https://a.org/b_c>'],
    ['see!<a href="https://a.org">https://a.org</a>', 'see!<https://a.org>'],
    ['<a href="https://a.org/">https://a.org</a>', '[https://a.org](https://a.org/)'],
    ['<a href="/b">https://docs.example.com/b</a>', '<https://docs.example.com/b>'],
    ['<a href="/b">/b</a>', '[/b](https://docs.example.com/b)'],
  ])('writes a URL that is its own text once: %s', (html, expected) => {
    expect(convert(`<p>${html}</p>`)).toBe(`${expected}\n`)
  })

  it('omits pictures in buttons, and keeps boxes in tables', () => {
    expect(convert('<p>a <button type="button"><img src="/x.png" alt="Copy"></button>b</p>')).toBe('a b\n')
    const boxes = '<td><input type="checkbox" checked></td><td><input type="checkbox"></td>'
    expect(convert(`<table><tr><th>A</th><th>B</th></tr><tr>${boxes}</tr></table>`)).toBe(
      '| A | B |\n| --- | --- |\n| [x] | [ ] |\n',
    )
  })

  it('puts the notice about a version above the title, and omits the badge', () => {
    const noticeHtml =
      '<div class="banner" role="note"><svg></svg><div><p>Old.</p><p>Read the <a href="/a">latest</a>.</p></div></div>'
    const page = { origin: 'https://a.org', href: '/1/a', headingHtml: 'A', facts: {} }
    expect(createMarkdownPage({ ...page, noticeHtml, html: '<p class="version-badge">Version: 1</p>' })).toBe(
      '---\n---\n\n> [!WARNING]\n> Old.\n>\n> Read the [latest](https://a.org/a).\n\n# A\n',
    )
  })

  it('keeps the ids of headings that GitHub would name differently', () => {
    const link = '<a class="hash-link" href="#a" aria-label="Link"></a>'
    expect(convert(`<h2 id="a-b"><span>A b</span>${link}</h2><h2 id="own"><span>A b</span>${link}</h2>`)).toBe(
      '## A b\n\n## <a id="own"></a> A b\n',
    )
  })

  it('fences code by its longest run of backticks', () => {
    const code = '<pre><code class="language-md"><span>```\n</span><span><b>a</b> &lt;\n</span></code></pre>'
    expect(convert(`<figure class="code-frame"><figcaption class="code-title">a.md</figcaption>${code}</figure>`)).toBe(
      '````md title="a.md"\n```\na <\n````\n',
    )
  })

  it('writes a table with spans, alignment and blocks in cells', () => {
    const head = '<tr><th align="right">A</th><th colspan="2">B | C</th></tr>'
    const rows = '<tr><td rowspan="2">1</td><td>2</td><td><ul><li>x</li><li><code>y|z</code></li></ul></td></tr>'
    expect(convert(`<table><thead>${head}</thead><tbody>${rows}<tr><td>3</td></tr></tbody></table>`)).toBe(
      '| A | B \\| C |  |\n| ---: | --- | --- |\n| 1 | 2 | • x<br>• `y\\|z` |\n|  | 3 |  |\n',
    )
  })

  it('nests lists, and separates neighbors', () => {
    const html = '<ul><li>a<ol start="3"><li>b</li></ol></li></ul><ul><li><p>c</p><p>d</p></li></ul>'
    expect(convert(html)).toBe('- a\n  3. b\n\n* c\n\n  d\n')
  })

  it('writes alerts, tabs and collapsible parts', () => {
    const note = '<div class="admonition admonition-tip" role="note"><p class="admonition-title"><span>Try</span></p>'
    const tab = '<input type="radio"><label class="tab-label">npm</label><div class="tab-panel"><p>a</p></div>'
    const more = '<details><summary>M &lt;</summary><p>c</p></details>'
    expect(convert(`${note}<div><p>x</p></div></div><div class="tabs">${tab}</div>${more}`)).toBe(
      '> [!TIP]\n> **Try**\n>\n> x\n\n- **npm**\n\n  a\n\n<details>\n<summary>M &lt;</summary>\n\nc\n\n</details>\n',
    )
  })

  it('omits controls, such as buttons', () => {
    expect(convert('<p>a<svg><path/></svg><span aria-hidden="true">b</span></p><nav>c</nav><script>d</script>')).toBe(
      'a\n',
    )
  })

  it('reads HTML that is not closed, and elements nested without end', () => {
    expect(convert('<div><p class=x title="a>b">a</i><b>c')).toBe('a**c**\n')
    expect(convert(`<p title='a>b "'>it's <i data-a= '>' data-b=">'">c</i> d`)).toBe("it's *c* d\n")
    expect(convert(`<p title='">'>a<i data-b=">">b</i></p>`)).toBe('a*b*\n')
    expect(convert('<p title="a>b')).toBe('b\n')
    expect(convert(`${'<div>'.repeat(20_000)}deep`)).toBe('deep\n')
    expect(convert('a < b <')).toBe('a < b \\<\n')
  })
})
