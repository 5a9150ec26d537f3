import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import type { Card } from '../../plan/plan-card.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import type { LocaleSetup, ThemeModules } from '../../workers/render-setup.js'
import type { CardFace } from './card-faces.js'
import { listLeaves } from './card-node.js'
import { loadCardTemplate } from './card-template.js'
import type { CardStyle } from './prepare-cards.js'

const LETTERS: CardFace = {
  family: 'F',
  style: 'normal',
  weights: [400, 400],
  ranges: [],
  path: '',
  characters: [{ start: 32, end: 126 }],
}
const STYLE: CardStyle = { key: 'k', manifest: '', accent: '#067971', images: [], faces: [LETTERS] }
const LOCALE = { texts: {}, fallbackTexts: {} } as LocaleSetup

const card = (changes: Partial<Card> = {}): Card => ({
  file: 'a.png',
  title: 'Title',
  section: '',
  siteTitle: 'Kit',
  footer: '',
  language: 'en',
  direction: 'ltr',
  ...changes,
})

/** A theme whose card is a paragraph with the text that a JavaScript expression of `card`, `accent` and `logo` creates. */
function writeTheme(text: string): ThemeModules {
  const element = `({ $$typeof: Symbol.for('react.transitional.element'), type: 'p', props: { children: ${text} } })`
  const code = `export const theme = { components: { SocialCard: ({ card, accent, logo }) => ${element} } }`
  return { theme: pathToFileURL(join(createTestFolder({ 'theme.mjs': code }), 'theme.mjs')).href }
}

async function render(
  modules: ThemeModules,
  changes: Partial<Card> = {},
  { style = STYLE, locale = 'en' }: { readonly style?: CardStyle; readonly locale?: string } = {},
) {
  const template = await loadCardTemplate(style, { modules, locales: { en: LOCALE, de: LOCALE } })
  return [...listLeaves(template(card(changes), locale))]
}

it('passes the card, the color and the logo to the component', async () => {
  const modules = writeTheme("[card.title, accent, logo ?? 'none'].join(' ')")
  expect(await render(modules)).toMatchObject([{ text: 'Title #067971 none' }])
  const style = { ...STYLE, logo: { src: '/logo.svg' } as NonNullable<CardStyle['logo']> }
  expect(await render(modules, {}, { style })).toMatchObject([{ text: 'Title #067971 /logo.svg' }])
})

it('removes emoji that no font has, and keeps those of a font', async () => {
  const modules = writeTheme('card.title')
  expect(await render(modules, { title: 'Fast 🚀 docs' })).toMatchObject([{ text: 'Fast docs' }])
  const rocket = { ...LETTERS, characters: [...LETTERS.characters, { start: 0x1f680, end: 0x1f680 }] }
  expect(await render(modules, { title: 'Fast 🚀 docs' }, { style: { ...STYLE, faces: [rocket] } })).toMatchObject([
    { text: 'Fast 🚀 docs' },
  ])
})

it('aligns texts with the side of the card', async () => {
  const modules = writeTheme('card.title')
  expect(await render(modules)).toMatchObject([{ style: { textAlign: 'left', direction: 'ltr' } }])
  expect(await render(modules, { direction: 'rtl', title: 'שלום' })).toMatchObject([
    { style: { textAlign: 'right', direction: 'rtl' } },
  ])
})

/** Overrides whose card shows the language that docgen has loaded them for. */
function overrideCard(usesLanguage: boolean): ThemeModules {
  const code = `const language = new URL(import.meta.url).searchParams.get('language')
const original = {}
const pluginData = {}
const components = { SocialCard: () => original.Text({ children: String(language) }) }
export { components, original, pluginData };
`
  const theme = `export const theme = { components: { Text: (props) =>
  ({ $$typeof: Symbol.for('react.transitional.element'), type: 'p', props }) } }`
  const folder = createTestFolder({ 'overrides.mjs': code, 'theme.mjs': theme })
  return {
    theme: pathToFileURL(join(folder, 'theme.mjs')).href,
    overrides: `${pathToFileURL(join(folder, 'overrides.mjs')).href}?v=1`,
    usesLanguage,
  }
}

it('loads the component for each language if it depends on the language', async () => {
  const modules = overrideCard(true)
  expect(await render(modules, {}, { locale: 'de' })).toMatchObject([{ text: 'de' }])
  expect(await render(modules, {}, { locale: 'en' })).toMatchObject([{ text: 'en' }])
})

it('loads the component once if all languages share it', async () => {
  expect(await render(overrideCard(false), {}, { locale: 'de' })).toMatchObject([{ text: 'null' }])
})

it('uses the first language for a card in a language without texts', async () => {
  expect(await render(overrideCard(true), {}, { locale: 'fr' })).toMatchObject([{ text: 'en' }])
})

it('throws what the component throws, and names the component if there is none', async () => {
  const broken = writeTheme('card.missing.length')
  await expect(render(broken)).rejects.toThrow(/undefined/)
  const code = 'export const theme = { components: {} }'
  const theme = pathToFileURL(join(createTestFolder({ 'theme.mjs': code }), 'theme.mjs')).href
  await expect(render({ theme })).rejects.toThrow('the theme has no component SocialCard')
})
