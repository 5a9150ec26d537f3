import { expect, it } from 'vitest'
import { compilePlain } from '../../../../test/markdown/compile-plain.js'

async function render(text: string): Promise<string> {
  const { html, problems } = await compilePlain(text, { path: 'a.mdx' })
  expect(problems).toEqual([])
  return html.replace(/\s*\n\s*/g, '')
}

it('has the kinds of the site and of docgen, and is a note otherwise', async () => {
  expect(await render('<Admonition type="tip" title="T">x</Admonition>')).toMatch(/^<aside class="tip"><p>T<\/p>/)
  expect(await render('<Admonition type="odd" title="T">x</Admonition>')).toMatch(/^<aside class="note">/)
  const { html } = await compilePlain('<Admonition type="pro-tip">x</Admonition>', {
    path: 'a.mdx',
    admonitions: { 'pro-tip': 'tip' },
  })
  expect(html).toContain('Pro tip')
})

it('is a code block with the options of its props', async () => {
  const html = await render('<CodeBlock language="js" title="a.js" showLineNumbers={3} className="c">let a</CodeBlock>')
  expect(html).toMatch(/^<div class="c"><pre data-title="a\.js" data-first-line="3"><code class="language-js">/)
  expect(await render('<CodeBlock className="language-ts">{`a`}</CodeBlock>')).toBe(
    '<pre><code class="language-ts"><span>a</span></code></pre>',
  )
})

it('has a heading of the level of `as`, or 2', async () => {
  expect(await render('<Heading as="h3" id="x">A</Heading>')).toBe('<h3 id="x">A</h3>')
  expect(await render('<Heading as="h9">A</Heading>')).toMatch(/^<h2[^>]*>A<\/h2>$/)
})

it('has links by `to` or `href`', async () => {
  const { links } = await compilePlain('<Link to="./a.md">a</Link> <Link href="/b">b</Link>', { path: 'a.mdx' })
  expect(links.map(({ href }) => href)).toEqual(['./a.md', '/b'])
})

it('has an image for each color mode, and the same for both if only one is given', async () => {
  const images = async (sources: string) =>
    [...(await render(`<ThemedImage alt="A" sources={${sources}} className="c" />`)).matchAll(/class="([^"]*)"/g)].map(
      ([, names]) => names,
    )
  expect(await images("{ light: '/l.png', dark: '/d.png' }")).toEqual(['c only-light', 'c only-dark'])
  const { links } = await compilePlain('<ThemedImage sources={{ dark: "/d.png" }} />', { path: 'a.mdx' })
  expect(links.map(({ href }) => href)).toEqual(['/d.png', '/d.png'])
})

it('opens details on request, with the content of a summary', async () => {
  expect(await render('<Details summary="S" open id="d">x</Details>')).toBe(
    '<details id="d" open=""><summary>S</summary><p>x</p></details>',
  )
  expect(await render('<Details summary="S" open={false}>x</Details>')).toMatch(/^<details><summary>S/)
})

it('moves elements to the head of the page, and reports others', async () => {
  const { head, problems } = await compilePlain(
    '<Head>\n  <title>T</title>\n  <meta name="a" content="b" />\n  <p>x</p>\n</Head>',
    { path: 'a.mdx' },
  )
  expect(head).toHaveLength(2)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain('a.mdx:4:3')
})

it('shows the children of browser code that are no function', async () => {
  expect(await render('<BrowserOnly>\n\nText\n\n</BrowserOnly>')).toBe('<p>Text</p>')
})
