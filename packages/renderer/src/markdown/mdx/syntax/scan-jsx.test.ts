import { describe, expect, it } from 'vitest'
import { JsxScan } from './scan-jsx.js'

/** The text after the first expression or tag; `undefined` if it has no end. */
function restOf(text: string): string | undefined {
  const scan = new JsxScan(text, 10_000)
  const end = text.startsWith('{') ? scan.expression(0) : scan.tag(0)
  return end === undefined ? undefined : text.slice(end)
}

describe('an expression ends', () => {
  it.each([
    ['{a} b', ' b'],
    ['{} b', ' b'],
    ['{{ a: { b: 1 } }} c', ' c'],
    ['{"}"} b', ' b'],
    ["{'}'} b", ' b'],
    ['{`}${"a"}`} b', ' b'],
    ['{a /* } */} b', ' b'],
    ['{a // }\n} b', ' b'],
    ['{/}/.test(a)} b', ' b'],
    ['{/[/}]/.test(a)} b', ' b'],
    ['{a / b} c / d', ' c / d'],
    ['{<p>}</p>} b', ' b'],
    ['{<p>{"}"}</p>} b', ' b'],
    ['{a < b} c', ' c'],
    ['{a', undefined],
    ['{`a} b', undefined],
  ])('%j before %j', (text, rest) => {
    expect(restOf(text)).toBe(rest)
  })
})

describe('a tag ends', () => {
  it.each([
    ['<a>b', 'b'],
    ['<>b', 'b'],
    ['</a >b', 'b'],
    ['<a.b:c d>e', undefined],
    ['<a.b.c d>e', 'e'],
    ['<a b="}>" c=\'>\' d={">"} {...e} f/>g', 'g'],
    ['<a b={c', undefined],
    ['<a b=c>', undefined],
    ['< a>', undefined],
    ['<1>', undefined],
    ['</a b>', undefined],
  ])('%j before %j', (text, rest) => {
    expect(restOf(text)).toBe(rest)
  })
})

it('stops after the maximum of steps where each unclosed element doubles them', () => {
  const scan = new JsxScan(`{${'<d>'.repeat(28)}`, 100_000)
  expect(scan.expression(0)).toBeUndefined()
  expect(scan.isSpent).toBe(true)
})

it('counts the braces of the expressions that end', () => {
  const scan = new JsxScan('{ {a} } {', 1000)
  scan.expression(0)
  expect([0, 2, 8].map((at) => scan.isClosed(at))).toEqual([true, true, false])
})
