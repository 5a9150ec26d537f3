import { expect, it } from 'vitest'
import { hasFullText, llmsSchema } from './llms.js'

it('writes the full text only with the Markdown of the pages', () => {
  expect(hasFullText({ pages: true, full: true })).toBe(true)
  expect(hasFullText({ pages: false, full: true })).toBe(false)
  expect(hasFullText(llmsSchema.parse({ pages: true }))).toBe(false)
})

it('requires the placeholder for the page in the URL of a chat', () => {
  const read = (url: string): boolean => llmsSchema.safeParse({ chats: [{ label: 'Chat', url }] }).success
  expect(read('https://chat.example/?q={url}')).toBe(true)
  expect(read('https://chat.example/')).toBe(false)
  expect(read('http://chat.example/?q={url}')).toBe(false)
})
