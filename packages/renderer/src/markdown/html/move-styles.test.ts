import { expect, it } from 'vitest'
import { moveStyles, writeRules } from './move-styles.js'

it('converts inline styles to classes, one for all equal ones', () => {
  const rules = new Map<string, string>()
  const html = moveStyles(
    '<span class="strut" style="height:1em;vertical-align:-0.25em;"></span><span style="top:-3em;"></span><svg width="1" style="top:-3em;" class="x"/>',
    rules,
  )
  expect(html).not.toContain('style=')
  const [strut = '', top = ''] = rules.keys()
  expect(html).toBe(`<span class="${strut} strut"></span><span class="${top}"></span><svg width="1" class="${top} x"/>`)
  expect(rules).toEqual(
    new Map([
      [strut, 'height:1em;vertical-align:-0.25em'],
      [top, 'top:-3em'],
    ]),
  )
  expect(
    writeRules(
      new Map([
        ['b', 'top:-3em'],
        ['a', 'height:1em;width:2em'],
      ]),
    ),
  ).toBe('.a{height:1em!important;width:2em!important}.b{top:-3em!important}')
})

it('keeps the styles of islands recoverable, and decodes what React has escaped', () => {
  const rules = new Map<string, string>()
  const island = '<docgen-island name="A"><p style="color:red">x</p></docgen-island>'
  const html = moveStyles(`<h1 style="font-family:&quot;A;B&quot;">x</h1>${island}<p style="top:0">y</p>`, rules)
  expect(html).toMatch(
    /^<h1 class="m\w+">x<\/h1><docgen-island name="A"><p class="m\w+" data-style="color:red">.*<p class="m\w+">y<\/p>$/,
  )
  expect([...rules.values()]).toEqual(['font-family:"A;B"', 'color:red', 'top:0'])
  expect(writeRules(rules)).toContain('{font-family:"A;B"!important}')
})

it('moves the text of style elements, except those in islands and those with URLs', () => {
  const rules = new Map<string, string>()
  const svg = (css: string): string => `<svg><style type="text/css">${css}</style><path class="a"></path></svg>`
  const island = `<docgen-island>${svg('.b{top:0}')}</docgen-island>`
  expect(moveStyles(svg('.a &gt; .b{fill:red}') + island, rules)).toBe(`<svg><path class="a"></path></svg>${island}`)
  expect(
    writeRules(rules)
      .match(/\.[^}]*\}/g)
      ?.sort(),
  ).toEqual(['.a > .b{fill:red}', '.b{top:0}'])
  expect(moveStyles(svg('.a{fill:url(x.svg#x)}'), rules)).toBe(svg('.a{fill:url(x.svg#x)}'))
  expect(moveStyles(svg('.a{fill:url(&quot;#x&quot;)}'), rules)).not.toContain('<style')
  expect(writeRules(rules)).toContain('.a{fill:url("#x")}')
})

it('keeps rules intact, whatever a style contains', () => {
  const rules = new Map([['a', 'top:0;--x:}body{a:b;background:url(data:a;b);left:0 !important']])
  expect(writeRules(rules)).toBe('.a{top:0!important;background:url(data:a;b)!important;left:0 !important}')
  const open = new Map([['a', 'top:0;/* a */left:1px;content:"\\";--y:1;color:red/* b']])
  expect(writeRules(open)).toBe('.a{top:0!important;left:1px!important;--y:1!important;color:red!important}')
})
