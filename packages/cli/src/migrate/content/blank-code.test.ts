import { expect, it } from 'vitest'
import { blankCode } from './blank-code.js'

it('keeps the number of lines, and all text outside of fences', () => {
  expect(blankCode('a\n````md\n```\nb\n```\n````\nc\n- ~~~\n  d\n  ~~~\ne')).toBe('a\n\n\n\n\n\nc\n\n\n\ne')
})
