import { describe, expect, it } from 'vitest'
import { convertBlocks } from './convert-blocks.js'
import { createMarkdownContext } from './markdown-context.js'
import { parseHtml } from './parse-html.js'

const convert = (html: string): string => {
  const context = createMarkdownContext({ origin: 'https://a.org', href: '/api/page' }, convertBlocks)
  return convertBlocks(parseHtml(html).children, context).join('\n\n')
}

const tabs = (...items: readonly (readonly [label: string, content: string])[]): string => {
  const panels = items.map(
    ([label, content]) => `<label class="tab-label">${label}</label><div class="tab-panel">${content}</div>`,
  )
  return `<div class="tabs">${panels.join('')}</div>`
}

describe('operations', () => {
  it('have their samples below their text and above callbacks', () => {
    const samples = '<div class="api-samples"><h2>Response</h2><pre><code>{}</code></pre></div>'
    const main = '<div class="api-main"><p>What it does.</p><h2>Responses</h2></div>'
    const rest = '<div class="api-rest"><h2>Callbacks</h2></div>'
    expect(convert(`<div class="api has-samples"><p>POST</p>${samples}${main}${rest}</div>`)).toBe(
      'POST\n\nWhat it does.\n\n## Responses\n\n## Response\n\n```\n{}\n```\n\n## Callbacks',
    )
  })
})

it('has no options of samples, which need a script', () => {
  const options = '<p class="sample-options"><label><input type="checkbox"> Optional parameters</label></p>'
  expect(convert(`<div class="sample"><h2>Request</h2>${options}<pre><code>x</code></pre></div>`)).toBe(
    '## Request\n\n```\nx\n```',
  )
})

describe('first lines', () => {
  it.each([
    [
      'a body',
      '<code>application/json</code> <span class="type">Order object</span> <span class="required">required</span>',
      '`application/json` (Order object, required)',
    ],
    ['a media type alone', '<code>text/plain</code>', '`text/plain`'],
    ['a property', '<a href="#a">a</a> <span class="type">string</span>', '`a` (string)'],
    ['a property without a type', '<a href="#a">a</a> ', '`a`'],
    ['other properties', '<a class="is-additional" href="#a">any name</a> <span>string</span>', 'any name (string)'],
    ['a type', '<span class="type">object</span>', 'object'],
    ['items', '<span class="label">Each item</span> <span class="type">object</span>', 'Each item: object'],
    [
      'excluded values',
      '<span class="label">Must not be</span> <code>a</code> <code>b</code> ',
      'Must not be: `a`, `b`',
    ],
    ['an encoding', '<span class="label">How file is encoded</span>', 'How file is encoded'],
    [
      'a scheme',
      '<a href="/api#key">key</a> <span class="type">HTTP bearer</span>',
      '[key](https://a.org/api#key) (HTTP bearer)',
    ],
    [
      'a further scheme',
      '<span class="type">and </span><b>key</b> <span class="type">HTTP bearer</span>',
      'and **key** (HTTP bearer)',
    ],
  ])('of %s', (_name, html, markdown) => {
    expect(convert(`<p class="prop">${html}</p>`)).toBe(markdown)
  })

  it('of variants end with a colon', () => {
    const title = '<p class="prop"><span class="label">One of</span> <span class="type">by kind</span></p>'
    expect(convert(`<div class="variants">${title}${tabs(['Cat', '<p>Purrs.</p>'])}</div>`)).toBe(
      'One of, by kind:\n\n- **Cat**\n\n  Purrs.',
    )
  })
})

describe('facts', () => {
  it.each([
    ['<p class="facts"><span>again</span> <a href="/api#Pet">Pet</a></p>', 'again [Pet](https://a.org/api#Pet)'],
    ['<p class="facts"><span>again</span> <code>Pet</code></p>', 'again: `Pet`'],
    ['<p class="facts"><span>at least 1</span> <span>default <code>2</code></span></p>', 'at least 1, default `2`'],
    ['<p class="api-facts"><span>Version 1</span> <a href="/mit">MIT</a></p>', 'Version 1, [MIT](https://a.org/mit)'],
  ])('%j become %j', (html, markdown) => {
    expect(convert(html)).toBe(markdown)
  })
})

describe('tabs', () => {
  it('of responses name their status once', () => {
    const ok = '<p class="status">200 OK</p><p>Done.</p>'
    const other = '<p class="status">default</p><p>Failed.</p>'
    expect(convert(tabs(['200', ok], ['default', other]))).toBe('- **200 OK**\n\n  Done.\n\n- **default**\n\n  Failed.')
  })
  it('of media types name them once', () => {
    const body = '<p class="prop"><code>text/plain</code> <span class="type">string</span></p><p>Words.</p>'
    expect(convert(tabs(['text/plain', body]))).toBe('- `text/plain` (string)\n\n  Words.')
  })
  it('keep labels that their content does not repeat', () => {
    expect(convert(tabs(['npm', '<p class="status">pnpm</p>'], ['a', '<p>a b</p>']))).toBe(
      '- **npm**\n\n  pnpm\n\n- **a**\n\n  a b',
    )
  })
})

describe('long patterns', () => {
  const details = (content: string): string =>
    `<details class="more"><summary>matches <code>^abc…</code></summary>${content}</details>`

  it('are whole, in a line of text', () => {
    expect(convert(details('<p class="facts"><code>^abc|def$</code></p>'))).toBe('matches `^abc|def$`')
  })
  it('stay collapsed if the content is something else', () => {
    expect(convert(details('<p class="facts"><code>^other$</code></p>'))).toContain('<details>')
    expect(convert(details('<p>^abc</p>'))).toContain('<details>')
  })
})

describe('external documentation', () => {
  const link = '<a href="https://b.org/">https://b.org</a>'
  const docs = (html: string): string => convert(`<div class="external-docs">${html} ${link}</div>`)
  const url = '[https://b.org](https://b.org/)'

  it.each([
    ['<div class="api-text"><p>More</p></div>', '[More](https://b.org/)'],
    ['<div class="api-text"><p>More <a href="/c">here</a></p></div>', `More [here](https://a.org/c)\n\n${url}`],
    ['<div class="api-text"><p>One</p><p>Two</p></div>', `One\n\nTwo\n\n${url}`],
    ['<span>Read more:</span>', `Read more: ${url}`],
  ])('%j becomes %j', (html, markdown) => {
    expect(docs(html)).toBe(markdown)
  })
})
