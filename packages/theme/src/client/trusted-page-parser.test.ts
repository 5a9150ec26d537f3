import { expect, it, vi } from 'vitest'
import { openPage } from '../../test/open-page.js'
import { createPageParser } from './trusted-page-parser.js'

it('parses HTML, by a trusted policy where the browser requires one', () => {
  openPage()
  expect(createPageParser()('<title>A</title>').title).toBe('A')
  const createPolicy = vi.fn((_name: string, rules: { createHTML: (text: string) => string }) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  expect(createPageParser()('<title>B</title>').title).toBe('B')
  expect(createPolicy).toHaveBeenCalledOnce()
})
