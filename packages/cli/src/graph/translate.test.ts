import { expect, it } from 'vitest'
import { createTextCollector, createTranslate, type TranslatableText } from './translate.js'

it('prefers the message of the site, then the UI text, then the text', () => {
  const translate = createTranslate({ a: { message: 'A' }, empty: { message: '' } }, { ui: 'U', none: '' })
  expect(translate('a', 'text', '', 'ui')).toBe('A')
  expect(translate('empty', 'text', '', 'ui')).toBe('U')
  expect(translate('b', 'text', '', 'none')).toBe('text')
  expect(translate('b', 'text', '')).toBe('text')
  expect(translate('constructor', 'text', '')).toBe('text')
})

it('collects texts unchanged', () => {
  const texts: TranslatableText[] = []
  const translate = createTextCollector((text) => texts.push(text))
  expect(translate('a', 'text', 'where', 'ui')).toBe('text')
  expect(texts).toEqual([{ key: 'a', text: 'text', description: 'where', uiText: 'ui' }])
})
