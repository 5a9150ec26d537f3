import { type HtmlElement, parseHtml } from '@docgen/renderer'
import { describe, expect, it } from 'vitest'
import type { A11yProblem } from './a11y-problem.js'
import { checkName } from './check-name.js'

/** The first element of some HTML. */
function elementOf(html: string): HtmlElement {
  const element = parseHtml(html).children.find((node) => typeof node !== 'string')
  if (!element || typeof element === 'string') throw new Error('no element')
  return element
}

/** What is reported of the first element of some HTML. */
function check(html: string, label?: HtmlElement): readonly string[] {
  const element = elementOf(html)
  const found: Omit<A11yProblem, 'isContent'>[] = []
  const scope = { byId: new Map(), labels: new Map() }
  checkName(element, { scope, report: (problem) => found.push(problem), language: 'en', ...(label && { label }) })
  return found.map(({ code, severity, message, clue }) => `${code} ${severity} ${clue?.kind}: ${message}`)
}

describe('checkName', () => {
  it.each([
    ['<a href="/x"></a>', 'a11y-name error link: the link to /x has no text'],
    ['<a href="/x">here</a>', 'a11y-link-text warning link: the link text "here" does not say where the link leads'],
    ['<img>', 'a11y-name error tag: the image has no alternative text'],
    ['<area src="/a.png">', 'a11y-name error tag: the image /a.png has no alternative text'],
    ['<img alt="photo">', 'a11y-alt warning alt: the alternative text "photo" does not describe the image'],
    ['<img alt=" a-1.webp ">', 'a11y-alt warning alt: the alternative text "a-1.webp" does not describe the image'],
    ['<summary></summary>', 'a11y-name error tag: a summary element has no name'],
    ['<iframe></iframe>', 'a11y-name error tag: a frame has no name'],
    ['<div role="button"></div>', 'a11y-name error tag: an element has no name'],
    ['<select></select>', 'a11y-name error tag: a form field has no name'],
    ['<input type="BUTTON" value="">', 'a11y-name error tag: a form field has no name'],
    ['<input type="image">', 'a11y-name error tag: a form field has no name'],
  ])('reports %s', (html, problem) => {
    expect(check(html)).toEqual([problem])
  })

  it.each([
    '<a></a>',
    '<a href="/x">Plans</a>',
    '<img alt="">',
    '<img role="none">',
    '<img alt="A photo of a kit.png">',
    '<svg></svg>',
    '<input type="Submit">',
    '<input type="button" value="Go">',
    '<input type="image" alt="Go">',
    '<div></div>',
  ])('accepts %s', (html) => {
    expect(check(html)).toEqual([])
  })

  it('names a field by the label around it', () => {
    expect(check('<select></select>', elementOf('<label>Plan</label>'))).toEqual([])
    expect(check('<select></select>', elementOf('<label></label>'))).toHaveLength(1)
  })
})
