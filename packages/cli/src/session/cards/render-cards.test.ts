import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { imageSize } from 'image-size'
import { afterAll, describe, expect, it } from 'vitest'
import { type Artifact, readArtifact } from '../../emit/artifact.js'
import type { Card } from '../../plan/plan-card.js'
import type { PlannedPage } from '../../plan/site-plan.js'
import { DEFAULT_THEME } from '../../workers/load-components.js'
import type { LocaleSetup } from '../../workers/render-setup.js'
import { createLiveCardRenderer } from './create-live-card-renderer.js'
import { CARD_PACKAGE, type CardStyle } from './prepare-cards.js'
import { type CardsInput, openCardRenderer, renderCards } from './render-cards.js'

const siteDir = mkdtempSync(join(tmpdir(), 'cards-'))
afterAll(() => rmSync(siteDir, { recursive: true }))
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>'
writeFileSync(join(siteDir, 'logo.svg'), LOGO)

/** The folder of the package: the manifest is next to `dist`. */
const folder = dirname(dirname(createRequire(import.meta.url).resolve(CARD_PACKAGE)))
const style: CardStyle = {
  key: 'k',
  manifest: relative(siteDir, join(folder, 'package.json')),
  accent: '#067971',
  logo: { src: '/logo.svg', path: 'logo.svg' },
  images: [{ src: '/logo.svg', path: 'logo.svg' }],
  faces: [],
}

const createCard = (title: string, direction: Card['direction'] = 'ltr'): Card => ({
  file: `assets/card-${title}.png`,
  title,
  section: 'Guides',
  siteTitle: 'Kit',
  footer: 'docs.example',
  language: 'en',
  direction,
})

function createInput(cards: readonly Card[]): CardsInput {
  const page: Partial<PlannedPage['page']> = {}
  const pages = cards.map((card) => ({ page: page as PlannedPage['page'], locale: 'en', version: 'current', card }))
  const locale: Partial<LocaleSetup> = { texts: {}, fallbackTexts: {} }
  const setup = { modules: { theme: DEFAULT_THEME }, locales: { en: locale as LocaleSetup } }
  return { siteDir, cards: { style }, plan: { pages }, prepared: { setup } }
}

const bytesOf = (artifact: Artifact | undefined): Buffer => (artifact ? readArtifact(artifact) : Buffer.alloc(0))

describe('createLiveCardRenderer', () => {
  it('loads fonts once for all cards of the same site', async () => {
    const opened: CardsInput[] = []
    const render = createLiveCardRenderer(async (site) => {
      opened.push(site)
      return openCardRenderer(site)
    })
    const [first, second] = [createInput([createCard('A'), createCard('B')]), createInput([createCard('A')])]
    const a = await render(first, 'assets/card-A.png')
    expect(a).toEqual(bytesOf((await renderCards(first))[0]))
    expect(await render(first, 'assets/card-B.png')).not.toEqual(a)
    expect(await render(first, 'assets/card-C.png')).toBeUndefined()
    expect(opened).toEqual([first])
    expect(await render(second, 'assets/card-A.png')).toEqual(a)
    expect(opened).toHaveLength(2)
  })
})

describe('renderCards', () => {
  it('renders each card once, with the same bytes each time', async () => {
    const cards = [createCard('A'), createCard('B'), createCard('A')]
    const [first, second] = [await renderCards(createInput(cards)), await renderCards(createInput(cards))]
    expect(first.map(({ file }) => file)).toEqual(['assets/card-A.png', 'assets/card-B.png'])
    expect(imageSize(bytesOf(first[0]))).toMatchObject({ type: 'png', width: 1200, height: 630 })
    expect(first.map(bytesOf)).toEqual(second.map(bytesOf))
    expect(bytesOf(first[0])).not.toEqual(bytesOf(first[1]))
  })

  it('renders cards of right-to-left languages from the other side', async () => {
    const render = await openCardRenderer(createInput([]))
    expect(await render(createCard('A', 'rtl'), 'en')).not.toEqual(await render(createCard('A'), 'en'))
  })

  it('keeps the cards of the last build, unless their file has changed', async () => {
    const [rendered] = await renderCards(createInput([createCard('A')]))
    const bytes = bytesOf(rendered)
    const outDir = join(siteDir, 'dist')
    const path = join(outDir, 'assets/card-A.png')
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
    const { mtimeMs } = statSync(path)
    const record = { files: { 'assets/card-A.png': { hash: 'h', size: bytes.length, mtimeMs } } }
    const [kept] = await renderCards(createInput([createCard('A')]), { record, outDir })
    expect(kept).toMatchObject({ copyFrom: path, hash: 'h' })
    writeFileSync(path, 'broken')
    const [again] = await renderCards(createInput([createCard('A')]), { record, outDir })
    expect(bytesOf(again)).toEqual(bytes)
  })
})
