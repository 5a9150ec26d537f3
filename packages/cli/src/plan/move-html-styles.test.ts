import { describe, expect, it } from 'vitest'
import { collectHtmlStyles, moveHtmlStyles } from './move-html-styles.js'

describe('moveHtmlStyles', () => {
  it.each([
    ['<a style="color: red">x</a>', /^<a class="(m\w+)" data-style="color: red">x<\/a>$/],
    [
      "<a class='b' href=/x style='color: red;'>x</a>",
      /^<a class="(m\w+) b" data-style="color: red;" href=\/x>x<\/a>$/,
    ],
    ['<br STYLE=color:red>', /^<br class="(m\w+)" data-style="color:red">$/],
    ['<p style="font: \'A\'">', /^<p class="(m\w+)" data-style="font: 'A'">$/],
  ])('replaces the style of %s with a class', (html, expected) => {
    const moved = moveHtmlStyles(html)
    expect(moved).toMatch(expected)
    const [, className = ''] = expected.exec(moved) ?? []
    expect(collectHtmlStyles({ deep: [{ html: moved }] })).toContain(`.${className}{`)
  })

  it.each(['<b data-style="x">style="y"</b>', 'no tag style="x"', '<b>x</b>'])('keeps %s', (html) => {
    expect(moveHtmlStyles(html)).toBe(html)
  })

  it('drops an empty style, and returns no style sheet without styles', () => {
    expect(moveHtmlStyles('<b style="">x</b>')).toBe('<b>x</b>')
    expect(collectHtmlStyles({ a: ['<b>x</b>', null, 1] })).toBe('')
  })
})
