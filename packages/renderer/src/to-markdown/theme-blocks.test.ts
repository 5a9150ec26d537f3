import { expect, it } from 'vitest'
import { convertBlocks } from './convert-blocks.js'
import { createMarkdownContext } from './markdown-context.js'
import { parseHtml } from './parse-html.js'

const convert = (html: string): string => {
  const context = createMarkdownContext({ origin: 'https://a.org', href: '/docs/page' }, convertBlocks)
  return convertBlocks(parseHtml(html).children, context).join('\n\n')
}
const admonition = (kind: string, title: string, content = '<p>Text</p>') =>
  `<div class="admonition admonition-${kind}"><p class="admonition-title"><span>${title}</span></p><div class="admonition-content">${content}</div></div>`

it('writes admonitions as alerts, with a title only if it says more than the kind', () => {
  expect(convert(admonition('tip', 'Tip'))).toBe('> [!TIP]\n> Text')
  expect(convert(admonition('danger', 'Stop'))).toBe('> [!CAUTION]\n> **Stop**\n>\n> Text')
  expect(convert(admonition('own', 'note'))).toBe('> [!NOTE]\n> Text')
})

it('writes tabs as a list, in which each label is above its content', () => {
  const tab = (label: string, content: string) =>
    `<input><label class="tab-label">${label}</label><div class="tab-panel">${content}</div>`
  expect(convert(`<div class="tabs">${tab('npm', '<p>A</p>')}${tab('pnpm', '<p>B</p>')}</div>`)).toBe(
    '- **npm**\n\n  A\n\n- **pnpm**\n\n  B',
  )
})

it('writes cards as links with their descriptions', () => {
  const card = (href: string, ...texts: readonly string[]) =>
    `<li><a class="card" href="${href}">${texts.map((text) => `<span>${text}</span>`).join('')}</a></li>`
  expect(convert(`<ul class="cards">${card('/docs/a', 'A', 'About A')}${card('https://b.org', 'B')}</ul>`)).toMatch(
    /^- \[A\]\([^)]*\): About A\n- \[B\]\(https:\/\/b\.org\/?\)$/,
  )
})

it('writes a short text of a card behind its title, and a list below it', () => {
  const box = (content: string) =>
    `<div class="card-box"><p class="card-box-title">A</p><div class="card-body">${content}</div></div>`
  expect(convert(`<div class="card-grid">${box('<p>Short</p>')}<div>${box('')}</div><p>Other</p></div>`)).toBe(
    '- **A**: Short\n- **A**\n\nOther',
  )
  expect(convert(box('<ul><li>x</li></ul>'))).toBe('- **A**\n  - x')
})

it('numbers footnotes', () => {
  expect(
    convert('<section class="footnotes"><h2>F</h2><ol><li><p>One</p></li><li><p>Two</p></li></ol></section>'),
  ).toBe('[^1]: One\n\n[^2]: Two')
  expect(convert('<section class="footnotes"></section>')).toBe('')
})

it('writes date and authors of a post on one line', () => {
  const author = (name: string) =>
    `<div class="author"><span>J</span><div><div class="author-name">${name}</div></div></div>`
  expect(convert(`<div class="post-line"><p><time>Jan 1</time> · 3 min</p>${author('Jo')}${author('Ann')}</div>`)).toBe(
    'Jan 1, Jo, Ann',
  )
  expect(convert('<div class="post-line"></div>')).toBe('')
})
