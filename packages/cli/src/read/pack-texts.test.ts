import { expect, it } from 'vitest'
import { createTextPacks, detach, extendPacked, openTextPacks, packText } from './pack-texts.js'

it('returns each text as it was', () => {
  const packs = createTextPacks()
  const texts = [
    '',
    'a',
    'é – “😀”\n',
    'x'.repeat(3_000_000),
    ...Array.from({ length: 3000 }, (_, index) => `Page ${index}`),
  ]
  const reads = texts.map(packs.add)
  expect(reads.map((read) => read())).toEqual(texts)
})

it('unpacks the text of a page when it is read, and keeps it packed in copies with more fields', () => {
  const page = packText({ path: 'a.md', text: 'Text' }, createTextPacks())
  const isPacked = (value: object): boolean => Object.getOwnPropertyDescriptor(value, 'text')?.get !== undefined
  const extended = extendPacked(page, { includes: [] })
  expect([isPacked(page), isPacked(extended)]).toEqual([true, true])
  expect(extended).toEqual({ path: 'a.md', text: 'Text', includes: [] })
  // Threads receive the text itself.
  expect(structuredClone(extended)).toEqual({ path: 'a.md', text: 'Text', includes: [] })
  expect(isPacked(extendPacked({ path: 'b.md', text: 'Text' }, { includes: [] }))).toBe(false)
})

it('packs the texts of large sites only', () => {
  expect(openTextPacks(2000)).toBeUndefined()
  const page = { text: 'Text' }
  expect(packText(page, undefined)).toBe(page)
  expect(openTextPacks(2001)).toBeDefined()
})

it('copies data, also the lack of it', () => {
  expect([detach({ a: ['b'] }), detach(undefined)]).toEqual([{ a: ['b'] }, undefined])
})
