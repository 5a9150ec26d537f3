import { expect, it } from 'vitest'
import { blankComments } from './blank-comments.js'

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
  const start = performance.now()
  blankComments(part.repeat(200_000))
  expect(performance.now() - start).toBeLessThan(2000)
})
