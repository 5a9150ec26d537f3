import { expect, it } from 'vitest'
import { moveStyles, writeRules } from './move-styles.js'

it('makes classes of inline styles, one for all that are equal', () => {
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
