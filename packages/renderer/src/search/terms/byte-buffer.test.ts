import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ByteBuffer, digitsOf } from './byte-buffer.js'

const unitsOf = (text: string): Uint16Array => Uint16Array.from(text, (_, at) => text.charCodeAt(at))

it('appends text of all planes, as Node encodes it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 2000 }), { maxLength: 5 }), (texts) => {
      const buffer = new ByteBuffer()
      for (const text of texts) {
        const units = new Uint16Array(text.length)
        for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at)
        buffer.pushUnits(units, 0, units.length)
      }
      expect(buffer.toString()).toBe(texts.join(''))
      expect(buffer.length).toBe(Buffer.byteLength(texts.join('')))
    }),
  )
})

it('appends parts of units and of other buffers, and single characters', () => {
  const source = new ByteBuffer()
  source.pushAscii('one two')
  const buffer = new ByteBuffer()
  buffer.pushBytes(source, 4, 3)
  buffer.push(0x20)
  buffer.pushUnits(unitsOf('plural'), 0, 4)
  buffer.pushAscii('')
  expect(buffer.toString()).toBe('two plur')
  buffer.length = 3
  expect(buffer.toString()).toBe('two')
})

it('grows for a text that is longer than its memory', () => {
  const buffer = new ByteBuffer()
  const text = 'x'.repeat(100_000)
  buffer.pushAscii('a')
  buffer.pushAscii(text)
  expect(buffer.toString()).toBe(`a${text}`)
})

it('counts the digits of the numbers that it appends', () => {
  for (const number of [0, 31, 32, 1023, 1024, 32_768, 2 ** 31, 2 ** 32 - 1]) {
    const buffer = new ByteBuffer()
    buffer.pushNumber(number)
    expect([number, buffer.length]).toEqual([number, digitsOf(number)])
  }
  expect([0, 31, 32, 2 ** 32 - 1].map(digitsOf)).toEqual([1, 1, 2, 7])
})
