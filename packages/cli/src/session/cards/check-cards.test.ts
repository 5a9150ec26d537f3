import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import type { PlannedPage } from '../../plan/site-plan.js'
import { DEFAULT_THEME } from '../../workers/load-components.js'
import type { LocaleSetup } from '../../workers/render-setup.js'
import { checkCards } from './check-cards.js'
import type { CardStyle } from './prepare-cards.js'

const folder = mkdtempSync(join(tmpdir(), 'check-cards-'))
afterAll(() => rmSync(folder, { recursive: true }))

const style: CardStyle = {
  key: 'k',
  manifest: '',
  accent: '#067971',
  images: [{ src: '/logo.svg', path: 'logo.svg' }],
  faces: [
    { family: 'F', style: 'normal', weights: [400, 400], ranges: [], path: '', characters: [{ start: 32, end: 126 }] },
  ],
}
const element = (type: string, props: object): string =>
  `({ $$typeof: Symbol.for('react.transitional.element'), type: '${type}', props: ${JSON.stringify(props)} })`

/** Checks two cards with the titles, rendered by the body of a function of `card`. */
function check(titles: readonly string[], body: string, cards: { readonly style?: CardStyle } = { style }) {
  const theme = join(folder, `theme-${body.length}-${Math.abs(hashOf(body))}.mjs`)
  writeFileSync(theme, `export const theme = { components: { SocialCard: ({ card }) => ${body} } }`)
  const pages = titles.map((title, index): Pick<PlannedPage, 'page' | 'locale' | 'version' | 'card'> => {
    const page: Partial<PlannedPage['page']> = { route: `/${index}` }
    const file = `assets/card-${index}.png`
    const texts = { section: '', siteTitle: 'Kit', footer: '', language: 'en', direction: 'ltr' as const }
    return { page: page as PlannedPage['page'], locale: 'en', version: 'current', card: { file, title, ...texts } }
  })
  const locale: Partial<LocaleSetup> = { texts: {}, fallbackTexts: {} }
  const modules = { theme: body === '' ? DEFAULT_THEME : pathToFileURL(theme).href }
  const setup = { modules, locales: { en: locale as LocaleSetup } }
  const locateInConfig = () => ({ file: 'site.config.ts' })
  return checkCards({ cards, plan: { pages }, prepared: { setup }, locateInConfig })
}

const hashOf = (text: string): number => [...text].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) | 0, 7)

it('reports a component that throws once, for the first page', async () => {
  const diagnostics = await check(['A', 'B'], "{ throw new Error('no title') }")
  expect(diagnostics).toHaveLength(1)
  expect(diagnostics[0]).toMatchObject({ code: 'render-failed' })
  expect(diagnostics[0]?.message).toContain('no title')
})

it('reports an image that cannot be read', async () => {
  const [diagnostic] = await check(['A'], element('img', { src: '/missing.png' }))
  expect(diagnostic?.message).toContain('a card cannot show the image /missing.png')
  expect(await check(['A'], element('img', { src: '/logo.svg' }))).toEqual([])
})

it('reports characters that no font has', async () => {
  const [diagnostic] = await check(['日本'], element('p', {}).replace('{}', '{ children: card.title }'))
  expect(diagnostic).toMatchObject({ code: 'social-cards' })
  expect(await check(['Plain'], element('p', {}).replace('{}', '{ children: card.title }'))).toEqual([])
})

it('loads nothing for a site without cards', async () => {
  expect(await check([], '')).toEqual([])
  expect(await check(['A'], "{ throw new Error('loaded') }", {})).toEqual([])
})
