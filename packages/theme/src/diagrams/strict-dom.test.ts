import { expect, it, vi } from 'vitest'
import { find, openPage } from '../../test/open-page.js'
import { ATTRIBUTE, installStrictDom, MARKUP } from './strict-dom.js'

interface Patched {
  [MARKUP]: string
  readonly [ATTRIBUTE]: (name: string, value: string) => void
}
const patched = (element: Element): Patched => element as unknown as Patched

it('sets markup whose styles only a script sets', () => {
  openPage('<div></div>')
  installStrictDom()
  const set = vi.spyOn(find('div'), 'innerHTML', 'set')
  patched(find('div'))[MARKUP] = '<p style="color: red" title="style=">A</p>'
  expect(set.mock.calls.flat().join()).not.toContain(' style=')
  expect([find('p').style.color, find('p').title, find('div').innerHTML.includes('data-waiting')]).toEqual([
    'red',
    'style=',
    false,
  ])
})

it('sets style attributes by script, and all others as they are', () => {
  openPage('<div></div>')
  installStrictDom()
  patched(find('div'))[ATTRIBUTE]('style', 'top: 1px')
  patched(find('div'))[ATTRIBUTE]('title', 'A')
  expect([find('div').style.top, find('div').title]).toEqual(['1px', 'A'])
})

it('collects the rules of a diagram, and returns them once', () => {
  openPage('<docgen-style></docgen-style><docgen-style></docgen-style>')
  const { takeRules } = installStrictDom()
  const before = new CSSStyleSheet()
  document.adoptedStyleSheets = [before]
  for (const [index, element] of [...document.querySelectorAll('docgen-style')].entries())
    patched(element)[MARKUP] = `.a${index} { color: red }`
  expect(document.adoptedStyleSheets).toHaveLength(3)
  expect([takeRules(), document.adoptedStyleSheets, takeRules()]).toEqual([
    '.a0 { color: red }\n.a1 { color: red }',
    [before],
    '',
  ])
})

it('parses markup as an element of this page', () => {
  openPage()
  const { parse } = installStrictDom()
  const element = parse('<div style="left: 2px"><b>A</b></div>')
  expect([element?.ownerDocument === document, (element as HTMLElement).style.left, element?.textContent]).toEqual([
    true,
    '2px',
    'A',
  ])
  expect(parse('')).toBeNull()
})

it('asks the policy of the page', () => {
  openPage('<div></div>')
  const created: string[] = []
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, { createHTML }: { readonly createHTML: (text: string) => string }) => {
      created.push(name)
      return { createHTML }
    },
  })
  installStrictDom()
  patched(find('div'))[MARKUP] = '<p>A</p>'
  expect([created.length, find('p').textContent]).toEqual([1, 'A'])
})
