import { expect, it } from 'vitest'
import { findMisspelledProperties, listProperties } from './find-misspelled-properties.js'

const USUAL = listProperties('a{color:red;background:none;font-weight:700;padding:0;border:0;margin-inline-start:0}')

function find(css: string): readonly string[] {
  return findMisspelledProperties(css, USUAL).map(({ name, start, near }) => {
    expect(css.slice(start).startsWith(name)).toBe(true)
    return `${name} → ${near}`
  })
}

it.each([
  ['a { colr: red }', 'colr → color'],
  ['a{backgroud:none}', 'backgroud → background'],
  ['a { color: red; font-wieght: 700; }', 'font-wieght → font-weight'],
  ['@media print { a { b { paddin : 0 } } }', 'paddin → padding'],
  ['a { margin-inline-strat: 0 }', 'margin-inline-strat → margin-inline-start'],
])('suggests a property in %s', (css, expected) => expect(find(css)).toEqual([expected]))

it.each([
  ['known to lightningcss', 'a { order: 1; fill: red; COLOR: red }'],
  ['unlike all others', 'a { interpolate-size: allow-keywords; reading-flow: normal }'],
  ['custom', 'a { --colr: red; $colr: red; @colr: red }'],
  ['a selector', 'main { colr:hover { color: red } }'],
  ['a value', 'a { background: url(data:colr:x); color: colr }'],
])('accepts what is %s', (_, css) => expect(find(css)).toEqual([]))
