import { expect, it } from 'vitest'
import { addSourceId } from './write-translations.js'

it.each([
  ['# Title\n', '---\ntranslated_from: abc\n---\n\n# Title\n'],
  ['---\ntitle: Titel\n---\n\nText\n', '---\ntitle: Titel\ntranslated_from: abc\n---\n\nText\n'],
  ['---\ntranslated_from: old\ntitle: Titel\n---\nText\n', '---\ntranslated_from: abc\ntitle: Titel\n---\nText\n'],
  ['---\r\ntitle: Titel\r\n---\r\nText\r\n', '---\r\ntitle: Titel\r\ntranslated_from: abc\r\n---\r\nText\r\n'],
  ['---\n---\n', '---\ntranslated_from: abc\n---\n'],
  ['Text\n\n---\n\nmore\n', '---\ntranslated_from: abc\n---\n\nText\n\n---\n\nmore\n'],
])('stamps %j', (text, stamped) => {
  expect(addSourceId(text, 'abc')).toBe(stamped)
  expect(addSourceId(stamped, 'abc')).toBe(stamped)
})
