import { expect, it } from 'vitest'
import { convertBlocks } from './convert-blocks.js'
import { createMarkdownContext } from './markdown-context.js'
import { parseHtml } from './parse-html.js'

const convert = (html: string): string => {
  const context = createMarkdownContext({ origin: 'https://a.example', href: '/docs/page' }, convertBlocks)
  return convertBlocks(parseHtml(`<table>${html}</table>`).children, context).join('\n\n')
}

const HEAD = '<thead><tr><th>A</th><th>B</th></tr></thead>'

it.each([
  ['a header', `${HEAD}<tr><td>1</td><td>2</td></tr>`, '| A | B |\n| --- | --- |\n| 1 | 2 |'],
  ['no header', '<tr><td>1</td><td>2</td></tr>', '|  |  |\n| --- | --- |\n| 1 | 2 |'],
  [
    'alignment',
    '<tr><th align="left">A</th><th align="center">B</th><th align="right">C</th></tr>',
    '| A | B | C |\n| :--- | :---: | ---: |',
  ],
  [
    'cells over several columns and rows',
    `${HEAD}<tr><td rowspan="2">1</td><td>2</td></tr><tr><td>3</td></tr><tr><td colspan="2">4</td></tr>`,
    '| A | B |\n| --- | --- |\n| 1 | 2 |\n|  | 3 |\n| 4 |  |',
  ],
  ['rows that lack cells', `${HEAD}<tr><td>1</td></tr>`, '| A | B |\n| --- | --- |\n| 1 |  |'],
  [
    'spans that are no numbers',
    `${HEAD}<tr><td colspan="x">1</td><td rowspan="-2">2</td></tr>`,
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  ],
  ['a caption', `<caption>Prices</caption>${HEAD}`, '*Prices*\n\n| A | B |\n| --- | --- |'],
  ['a pipe', `${HEAD}<tr><td>a|b</td><td></td></tr>`, '| A | B |\n| --- | --- |\n| a\\|b |  |'],
  [
    'blocks in a cell',
    `${HEAD}<tr><td><p>One</p><p>Two</p></td><td><ul><li>x</li><li>y</li></ul></td></tr>`,
    '| A | B |\n| --- | --- |\n| One<br>Two | • x<br>• y |',
  ],
  [
    'code in a cell',
    `${HEAD}<tr><td><pre><code>a\nb</code></pre></td><td></td></tr>`,
    '| A | B |\n| --- | --- |\n| `a`<br>`b` |  |',
  ],
  ['no cells', '<tr></tr>', ''],
])('converts a table with %s', (_what, html, markdown) => {
  expect(convert(html)).toBe(markdown)
})

it('limits how wide a table can be', () => {
  expect(convert('<tr><td colspan="1000">a</td><td colspan="1000">b</td></tr>').split('\n')[1]?.split('|').length).toBe(
    1002,
  )
})
