import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createSiteLanguage } from './hooks/site-language.js'
import { createTranslate, createTranslateText } from './Translate.js'

const texts: Readonly<Record<string, string>> = { hi: 'Hallo {name}', 'Plain text': 'Text' }
const language = createSiteLanguage({ baseUrl: '/', locales: ['de'], defaultLocale: 'de', texts: { de: texts } }, 'de')
const translate = createTranslateText(language)

it('translates by id, else by the text', () => {
  expect(translate({ id: 'hi', message: 'Hi' }, { name: 'Ann' })).toBe('Hallo Ann')
  expect(translate({ message: 'Plain text' })).toBe('Text')
})

it('falls back to the message, then to the id', () => {
  expect(translate({ id: 'gone', message: 'Hi {name}' }, { name: 'Ann' })).toBe('Hi Ann')
  expect(translate({ id: 'gone' })).toBe('gone')
  expect(translate({})).toBe('')
  expect(translate({ id: 'constructor' })).toBe('constructor')
})

it('is a string that code can work with', () => {
  expect(
    String(translate({ message: 'Plain text' }))
      .toUpperCase()
      .slice(0, 2),
  ).toBe('TE')
})

it('renders a translated text with elements', () => {
  const Translate = createTranslate(language)
  const html = renderToStaticMarkup(
    <Translate id="hi" values={{ name: <b>Ann</b> }}>
      Hi
    </Translate>,
  )
  expect(html).toBe('Hallo <b>Ann</b>')
  expect(renderToStaticMarkup(<Translate>other</Translate>)).toBe('other')
})
