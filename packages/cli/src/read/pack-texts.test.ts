import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import {
  createTextPacks,
  detach,
  extendPacked,
  openTextPacks,
  packText,
  shareText,
  type TextPacks,
} from './pack-texts.js'

const TEXTS = [
  '',
  'a',
  'é – “😀”\n',
  'x'.repeat(3_000_000),
  ...Array.from({ length: 3000 }, (_, index) => `Page ${index} `.repeat(100)),
]
/** The first of the texts that is not as it was after packing it; `undefined` if all are. */
function findChanged(packs: TextPacks | undefined): string | undefined {
  const pages = TEXTS.map((text) => packText({ text }, packs))
  return TEXTS.find((text, page) => pages[page]?.text !== text)
}

it('returns each text as it was, from memory', () => {
  expect(findChanged(createTextPacks())).toBeUndefined()
})

it('returns each text as it was, from a file that no other program sees', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-texts-'))
  try {
    expect(findChanged(openTextPacks(2001, folder))).toBeUndefined()
    expect(readdirSync(folder)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('stays in memory if the folder is not writable', () => {
  expect(findChanged(openTextPacks(2001, join(fileURLToPath(import.meta.url), 'no-folder')))).toBeUndefined()
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

it('shares a packed text with another object', () => {
  const page = packText({ path: 'a.md', text: 'Text' }, createTextPacks())
  const shared = shareText({ path: 'b.md' }, page)
  expect(shared).toEqual({ path: 'b.md', text: 'Text' })
  expect(Object.getOwnPropertyDescriptor(shared, 'text')?.get).toBeDefined()
  expect(shareText({ path: 'b.md' }, { text: 'Other' })).toEqual({ path: 'b.md', text: 'Other' })
})

it('packs the texts of large sites only', () => {
  expect(openTextPacks(2000, tmpdir())).toBeUndefined()
  const page = { text: 'Text' }
  expect(packText(page, undefined)).toBe(page)
})

it('copies data, also the lack of it', () => {
  expect([detach({ a: ['b'] }), detach(undefined)]).toEqual([{ a: ['b'] }, undefined])
})
