import { expect, it } from 'vitest'
import { diagnosticUrl } from './diagnostic-url.js'

it('points to the section of a code', () => {
  expect(diagnosticUrl('broken-link')).toBe('https://docgen.example/reference/diagnostics#broken-link')
})
