import { describe, expect, it } from 'vitest'
import { blankComments, findBrowserCode } from './find-browser-code.js'

const usesIn = (text: string) => findBrowserCode(text).map(({ kind, name }) => `${kind} ${name}`)
const REACT = "import { useEffect, useState } from 'react'\n"
const ROUTER = "import { useLocation } from '@docusaurus/router'\n"

describe('findBrowserCode finds', () => {
  it.each([
    [`${REACT}export const A = () => useState<number>(1)[0]`, ['hook useState']],
    [`import React from 'react'\nReact.useEffect(() => {})`, ['hook useEffect']],
    [`import { useColorMode } from '@docusaurus/theme-common'\nuseColorMode().colorMode`, ['hook useColorMode']],
    [`import BrowserOnly from '@docusaurus/BrowserOnly'\n<BrowserOnly>{() => 1}</BrowserOnly>`, ['hook BrowserOnly']],
    [`${ROUTER}const query = new URLSearchParams(useLocation().search)`, ['location search']],
    [`${ROUTER}const { pathname, hash } = useLocation()`, ['location hash']],
    [`${ROUTER}const here = useLocation()\nhere.hash.slice(1)`, ['location hash']],
    [`<button type="button" onClick={() => go()}>Go</button>`, ['handler onClick']],
    [`<input\n  value={a}\n  onChange={(event) => set(event)}\n/>`, ['handler onChange']],
    [`<Card onClick={go} />`, ['handler onClick']],
    [`<Theme.Link to="/" onMouseEnter={go} />`, ['handler onMouseEnter']],
    [`${REACT}<p onClick={useState}>{useState(1)}</p>`, ['handler onClick', 'hook useState']],
  ])('%j', (text, expected) => expect(usesIn(text)).toEqual(expected))
})

describe('findBrowserCode finds nothing in', () => {
  it.each([
    `${REACT}// useState() is for the browser\nexport const A = 1`,
    `/* <button onClick={go}> */ export const A = 1`,
    `const useState = (value) => [value]\nuseState(1)`,
    `<Card onRender={show} />`,
    `<Card onLight={color} />`,
    `${ROUTER}useLocation().pathname`,
    `text.search(/a/)`,
    `${ROUTER}useLocation().pathname.search(/a/)`,
  ])('%j', (text) => expect(usesIn(text)).toEqual([]))
})

it('points at the name', () => {
  const text = `<button\n  onClick={go}>Go</button>`
  expect(findBrowserCode(text)).toEqual([{ kind: 'handler', name: 'onClick', index: 10, length: 7 }])
})

it.each([
  ['a // b\nc', 'a     \nc'],
  ['a /* b\nc */ d', 'a     \n     d'],
  ['\'//\' /* x */ "/*"', '\'//\'         "/*"'],
  ["'it\\'s' // x", "'it\\'s'     "],
  ["don't // stay\n// go", "don't // stay\n     "],
  ['a /* open', 'a        '],
  ["'open", "'open"],
])('turns %j into %j', (code, blanked) => {
  expect(blankComments(code)).toBe(blanked)
})

it.each(["'/*\\", '/*', '// ', "'"])('takes linear time for many %j', (part) => {
  // In quadratic time, this would take longer than a test may.
  const code = part.repeat(500_000)
  expect(blankComments(code)).toHaveLength(code.length)
})
