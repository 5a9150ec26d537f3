import { expect, it } from 'vitest'
import { injectClient } from './inject-client.js'

const inject = (html: string): string => injectClient(Buffer.from(html), 'a1').toString()
const TAGS = '<meta name="docgen-page" content="a1"><script src="/__docgen/client.js" defer></script>'

it("adds the script and the page's hash at the end of the head", () => {
  expect(inject('<head><title>Ä</title></head><body>')).toBe(`<head><title>Ä</title>${TAGS}</head><body>`)
})

it('adds them to a page without a head', () => expect(inject('')).toBe(TAGS))
