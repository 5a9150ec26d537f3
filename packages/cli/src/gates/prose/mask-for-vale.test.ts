import { describe, expect, it } from 'vitest'
import { maskForVale } from './mask-for-vale.js'

const mask = (text: string, isMdx = false) =>
  maskForVale(text, 1, isMdx)
    .split('\n')
    .map((line) => line.trimEnd())

describe('maskForVale', () => {
  it('empties front matter and fenced code, and keeps the backticks of inline code', () => {
    const text = '---\na: 1\n---\n`the` the\n\n```js\nthe the\n```\n'
    expect(
      maskForVale(text, 4, false)
        .split('\n')
        .map((line) => line.trimEnd()),
    ).toEqual([...['', '', ''], '`***` the', ...['', '', '', '', '']])
  })

  it('turns titles of directives into headings, and empties the rest of their lines', () => {
    expect(mask(':::note Read this\nText\n:::\n> ::video[A *film*]{file="a.mp4"}\n:::tip{open}')).toEqual([
      '###### Read this',
      'Text',
      '',
      '> ###### A *film*',
      '',
    ])
  })

  it('fills attributes and placeholders', () => {
    expect(mask('# Title {#id}\nUse {version} or \\{this\\} [now]{.big} here\n> [!NOTE]\n> Text')).toEqual([
      '# Title',
      'Use `*******` or \\{this\\} [now]`****` here',
      '>',
      '> Text',
    ])
  })

  it('empties the code of MDX', () => {
    const text = [
      "import A from 'a'",
      "export const b = {\n  c: 'import'\n}\n",
      'Export this {c.map((d) => ({ e: "}" }))} text {/* it\'s a note */}',
      '{/* vale off */}\n{\n  long\n}',
      '<A b="c > d" e={() => 1}>\n    Indented *text*\n\n    <B>In</B> line\n</A>',
      '- item\n\n    <B>part of it</B>\n<></>',
    ].join('\n')
    expect(mask(text, true)).toEqual([
      ...['', '', '', '', ''],
      'Export this `**************************` text',
      '<!--vale off -->',
      ...['', '', ''],
      '',
      'Indented *text*',
      '',
      '<B>In</B> line',
      '',
      '- item',
      '',
      '    <B>part of it</B>',
      '',
    ])
  })
})
