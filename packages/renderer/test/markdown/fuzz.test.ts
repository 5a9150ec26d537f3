import fc from 'fast-check'
import { raw } from 'hast-util-raw'
import { visit } from 'unist-util-visit'
import { expect, it } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile-markdown.js'
import { plainComponents } from './plain-components.js'
import { plainOptions } from './plain-options.js'
import { showContent } from './show-content.js'

// Pieces that are difficult alone and worse in combination.
const PIECES = [
  ':::note\n',
  ':::tab[x]\n',
  '::::tabs\n',
  ':::\n',
  '::::\n',
  '::include{file="_a.md"}\n',
  '::doc-cards\n',
  ':x[y]{z}',
  '<div>\n',
  '</div>\n',
  '<b onclick="x">',
  '</b>',
  '<script>',
  '</script>',
  '<style>',
  '<svg><title>',
  '</svg>',
  '<!--',
  '-->',
  '<details><summary>',
  '</summary>',
  '</details>',
  '<table><tr><td>',
  '</table>',
  '<x@y>',
  '<menuitem>',
  '<br children="a">',
  '<a href="javascript:x">',
  '<a href="./x.md" ref=y key=z>',
  '<img src=x onerror=y>',
  '<input type=checkbox disabled>',
  '<template>',
  '<textarea>',
  '<select><option>',
  '<pre><code>',
  '<math><mi>',
  '<frameset>',
  '<body class=x>',
  '<p style="a:b">',
  '```js {1}\n',
  '```\n',
  '~~~\n',
  '# ',
  '## ',
  '{#id}\n',
  '- ',
  '> ',
  '1. ',
  '| a | b |\n| --- | --- |\n',
  '[^1]',
  '[^1]: x\n',
  '[a](b.md)',
  '![c](d.png)',
  '[e][f]',
  '[f]: g\n',
  '{product}',
  '\\',
  '&#0;',
  '\u0000',
  '\u00000\u0000',
  '*',
  '**',
  '_',
  '`',
  '\n',
  '\n\n',
  '    ',
  '\t',
  'text',
  '---\n',
  'import x from "y"\n',
  '<Tabs>\n',
  '</Tabs>\n',
  '{/* x */}\n',
  '\r\n',
  'ü中',
]

const documents = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(''))
const includes = { '_a.md': 'Partial <b>unclosed\n\n:::tip\n\n::include{file="_a.md"}' }
const isThorough = process.env['FUZZ_RUNS'] !== undefined
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 400)

/** What a browser would run, load or send if it displayed the HTML. */
function unsafeParts(html: string): string[] {
  const problems: string[] = []
  visit(raw({ type: 'root', children: [{ type: 'raw', value: html }] }), 'element', ({ tagName, properties }) => {
    if (UNSAFE_TAG.test(tagName)) problems.push(tagName)
    for (const [name, value] of Object.entries(properties)) {
      if (/^(?:on|style$)/i.test(name) || /^\s*(?:javascript|vbscript):/i.test(String(value)))
        problems.push(`${name}=${value}`)
    }
  })
  return problems
}

const UNSAFE_TAG = /^(?:script|style|iframe|object|embed|form|template|textarea|select|meta|link|base|frameset)$/

it.each([false, true])(
  'compiles any text (trusted: %s), with one more part than holes',
  { timeout: isThorough ? 3_600_000 : 60_000 },
  async (trustHtml) => {
    const options = { ...plainOptions, trustHtml, placeholders: { product: 'A <b> & "c"' } }
    await fc.assert(
      fc.asyncProperty(documents, async (text) => {
        const content = await compileMarkdown({ path: 'page.md', text, includes }, options, plainComponents)
        expect(content.parts).toHaveLength(content.holes.length + 1)
        const html = showContent(content)
        expect(html).not.toContain('\u0000')
        if (trustHtml) return
        expect(unsafeParts(html)).toEqual([])
      }),
      { numRuns },
    )
  },
)
