import { expect, it } from 'vitest'
import { blankTemplates } from './blank-templates.js'

it.each([
  ['a = `b\nc` + d', 'a = ` \n ` + d'],
  ['a = `b${c}d`', 'a = ` ${c} `'],
  ['a = `b${{ c: `d${e}` }}f` // g', 'a = ` ${{ c: ` ${e}` }} `     '],
  ['css`a\\`b` + c', 'css`    ` + c'],
  ['return `a`', 'return ` `'],
  ['\'`\' + a + "`"', '\'`\' + a + "`"'],
  ['<p>the ` key</p>; f()', '<p>the ` key</p>; f()'],
  ['a = `b', 'a = `b'],
])('turns %j into %j', (code, blanked) => {
  expect(blankTemplates(code)).toBe(blanked)
})

it.each(['`', '=`${', '\\`'])('takes linear time for many %j', (part) => {
  // In quadratic time, this would take longer than a test may.
  const code = part.repeat(400_000)
  expect(blankTemplates(code)).toHaveLength(code.length)
})
