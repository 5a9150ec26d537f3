import { expect, it } from 'vitest'
import { splitLines } from '../source-line.js'
import { convertText } from './convert-text.js'

const TITLES = new Map([['HTML', 'Hypertext "Markup" Language']])

function convert(text: string, abbreviations: ReadonlyMap<string, string> = new Map()) {
  const dropped: string[] = []
  const lines = convertText(splitLines(text), { abbreviations, drop: (kind) => dropped.push(kind) })
  return { text: lines.map((line) => line.text).join('\n'), dropped }
}

it.each([
  ['Press ++ctrl+alt+del++.', 'Press <kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>Del</kbd>.'],
  ['Press ++arrow-up++ or ++"A<b"++.', 'Press <kbd>Up</kbd> or <kbd>A&lt;b</kbd>.'],
  ['==mark **all**== and a == b == c', '<mark>mark **all**</mark> and a == b == c'],
  ['^^new^^ x^2^ H~2~O ~~old~~ [^1]: [^2]', '<ins>new</ins> x<sup>2</sup> H<sub>2</sub>O ~~old~~ [^1]: [^2]'],
  ['about ~5 to ~10, 2^8 and 2^9', 'about ~5 to ~10, 2^8 and 2^9'],
  [
    ':material-rocket: :fontawesome-brands-github: :octicons-law-16:{ .big }',
    ':icon[mdi:rocket] :icon[fa7-brands:github] :icon[octicon:law-16]',
  ],
  ['Use `==a==` and `++b++` <a title="x^2^">==c==</a>', 'Use `==a==` and `++b++` <a title="x^2^"><mark>c</mark></a>'],
  ['{++a++} {--b--} {~~c~>d~~} {==e==}', '<ins>a</ins> <del>b</del> <del>c</del><ins>d</ins> <mark>e</mark>'],
  ['Let \\(x^2^ = 1\\) be', 'Let $x^2^ = 1$ be'],
  ['[a](b.md){ target=_blank } and {name}', '[a](b.md) and {name}'],
  ['![a](b.png "t"){ width="300" .c }', '<img src="b.png" alt="a" title="t" class="c" width="300" />'],
  ['[![a](b.png){ width=1 }](c.md)', '[<img src="b.png" alt="a" width="1" />](c.md)'],
  ['![a](b.png){ loading=lazy }', '![a](b.png)'],
  ['`#!py print()` and `:::js a` and `#! b`', '`print()` and `a` and `#! b`'],
  [':smile: a:smile: 1:100:2 :no-emoji: `:tada:`', '😄 a:smile: 1:100:2 :no-emoji: `:tada:`'],
  ['C++ and C++ and i++', 'C++ and C++ and i++'],
])('converts %j', (text, expected) => {
  expect(convert(text).text).toBe(expected)
})

it('explains abbreviations, as whole words', () => {
  expect(convert('HTML, `HTML`, XHTML', TITLES).text).toBe(
    '<abbr title="Hypertext &quot;Markup&quot; Language">HTML</abbr>, `HTML`, XHTML',
  )
})

it('reports what it drops', () => {
  expect(convert('a[b](c){ .md-button } (1)!\n{>>why<<} ![d](e){ align=left .f }').dropped).toEqual([
    'buttons in a line of text, which become links',
    'annotations, which become a list below the text',
    'comments of suggested changes',
    'the alignment of images',
  ])
})

it('ends for a long text of openings', () => {
  for (const mark of ['==a', '^^a', '^a', '~a', '++a', '{++', '{>>', '![', '](', ':material-', '\\(', '){', '{~~a~>'])
    expect(convert(mark.repeat(5000)).text).not.toBe('')
})
