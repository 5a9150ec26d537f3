import { describe, expect, it } from 'vitest'
import { mergeMessages } from './merge-messages.js'

const text = (key: string, source = `The ${key}`) => ({ key, text: source, description: `About ${key}` })

describe('mergeMessages', () => {
  it('adds missing texts with their description and original', () => {
    const { messages, missing } = mergeMessages({}, { texts: [text('a')] })
    expect(messages).toEqual({ a: { message: '', description: 'About a', source: 'The a' } })
    expect(missing).toEqual(['a'])
  })

  it('keeps translations, and dates those without an original to the current text', () => {
    const { messages, missing, stale } = mergeMessages({ a: { message: 'Das A' } }, { texts: [text('a')] })
    expect(messages['a']).toEqual({ message: 'Das A', description: 'About a', source: 'The a' })
    expect([missing, stale]).toEqual([[], []])
  })

  it('reports a translation of a changed text until it is marked as done', () => {
    const existing = { a: { message: 'Das A', source: 'An a' } }
    const first = mergeMessages(existing, { texts: [text('a')] })
    expect(first.stale).toEqual([{ key: 'a', from: 'An a', to: 'The a' }])
    expect(mergeMessages(first.messages, { texts: [text('a')] }).stale).toHaveLength(1)
    const done = mergeMessages(first.messages, { texts: [text('a')] }, true)
    expect(done.stale).toEqual([])
    expect(done.messages['a']?.source).toBe('The a')
  })

  it('keeps unused translations at the end, and reports them', () => {
    const { messages, unused } = mergeMessages({ old: { message: 'Alt' } }, { texts: [text('a')] })
    expect(Object.keys(messages)).toEqual(['a', 'old'])
    expect(unused).toEqual(['old'])
  })

  it('drops unused texts without a translation', () => {
    const { messages, unused } = mergeMessages({ old: { message: '', source: 'Old' } }, { texts: [text('a')] })
    expect(Object.keys(messages)).toEqual(['a'])
    expect(unused).toEqual([])
  })

  it('accepts overrides of texts that the theme has, and requires none', () => {
    const optional = [text('known'), text('other')]
    const { messages, missing, unused } = mergeMessages({ known: { message: 'Anders' } }, { texts: [], optional })
    expect(messages).toEqual({ known: { message: 'Anders', description: 'About known', source: 'The known' } })
    expect([missing, unused]).toEqual([[], []])
  })

  it('no longer requires a text that the theme has gained', () => {
    const existing = { known: { message: '', source: 'The known' } }
    const { messages, missing } = mergeMessages(existing, { texts: [], optional: [text('known')] })
    expect([messages, missing]).toEqual([{}, []])
  })

  it('is stable', () => {
    const first = mergeMessages({ old: { message: 'Alt' }, a: { message: 'Das A' } }, { texts: [text('a'), text('b')] })
    expect(mergeMessages(first.messages, { texts: [text('a'), text('b')] })).toEqual(first)
  })
})
