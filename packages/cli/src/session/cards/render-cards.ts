import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readRegularFile } from '../../config/read-regular-file.js'
import type { Artifact, OutputRecord } from '../../emit/artifact.js'
import { isIntact } from '../../emit/output-record.js'
import type { Card } from '../../plan/plan-card.js'
import type { SitePlan } from '../../plan/site-plan.js'
import type { RenderSetup } from '../../workers/render-setup.js'
import { isInRanges, textOf } from './card-characters.js'
import { CARD_SIZE, type CardNode, listLeaves } from './card-node.js'
import { loadCardTemplate } from './card-template.js'
import type { SiteCards } from './prepare-cards.js'

/** Renders a card as PNG. The same card has the same bytes. */
export type RenderCard = (card: Card, locale: string) => Promise<Uint8Array>

interface FontData {
  readonly name: string
  readonly data: Uint8Array
  readonly style: string
  readonly unicodeRange?: readonly (readonly [start: number, end: number])[]
}

interface RenderOptions {
  readonly width: number
  readonly height: number
  readonly format: 'png'
  readonly lang: string
  readonly images?: readonly { readonly src: string; readonly data: Uint8Array }[]
}

/** The part of `@takumi-rs/core` that renders. */
interface Renderer {
  readonly registerFont: (font: FontData) => Promise<unknown>
  readonly render: (node: CardNode, options: RenderOptions) => Promise<Uint8Array>
}

/** Inputs of the cards of a build. */
export interface CardsInput {
  readonly siteDir: string
  readonly cards: SiteCards
  readonly plan: Pick<SitePlan, 'pages'>
  readonly prepared: { readonly setup: Pick<RenderSetup, 'modules' | 'locales'> }
}

/**
 * Loads the package that renders cards, and the fonts that the cards of the site need. Throws if the site has no cards.
 */
export async function openCardRenderer({ siteDir, cards, plan, prepared }: CardsInput): Promise<RenderCard> {
  const { style } = cards
  if (!style) throw new Error('the site has no cards')
  const path = join(siteDir, style.manifest)
  const { Renderer }: { readonly Renderer: new () => Renderer } = createRequire(path)(dirname(path))
  const renderer = new Renderer()
  const createNode = await loadCardTemplate(style, prepared.setup)
  const nodesByFile = new Map(
    plan.pages.flatMap(({ card, locale }) => (card ? [[card.file, createNode(card, locale)] as const] : [])),
  )
  const nodes = [...nodesByFile.values()]
  const characters = [...new Set(nodes.flatMap((node) => [...textOf(node)]))]
  for (const { family, path: file, style: slant, ranges, characters: covered } of style.faces) {
    const isNeeded = characters.some((character) => isInRanges(character, covered))
    if (!isNeeded || slant !== 'normal') continue
    const unicodeRange = ranges.map(({ start, end }) => [start, end] as const)
    const data = readRegularFile(file)
    await renderer.registerFont({ name: family, data, style: slant, ...(ranges.length > 0 && { unicodeRange }) })
  }
  const sources = new Set(
    nodes.flatMap((node) => [...listLeaves(node)].map((leaf) => leaf.type === 'image' && leaf.src)),
  )
  const images = style.images
    .filter(({ src }) => sources.has(src))
    .map(({ src, path: file }) => ({ src, data: readRegularFile(join(siteDir, file)) }))
  return (card, locale) =>
    renderer.render(nodesByFile.get(card.file) ?? createNode(card, locale), {
      ...CARD_SIZE,
      format: 'png',
      lang: card.language,
      ...(images.length > 0 && { images }),
    })
}

/** The output folder with its content after the last build. */
export interface LastOutput {
  readonly record: OutputRecord
  readonly outDir: string
}

// Number of cards to render at the same time, in threads of the package.
const CONCURRENT = 8

/**
 * Renders all cards. Reuses files of the last build, because a file name contains the hash of everything that the card
 * depends on.
 */
export async function renderCards(input: CardsInput, lastOutput?: LastOutput): Promise<readonly Artifact[]> {
  const { cards, plan } = input
  if (!cards.style) return []
  const planned = new Map(
    plan.pages.flatMap(({ card, locale }) => (card ? [[card.file, { card, locale }] as const] : [])),
  )
  const files: Artifact[] = []
  const missing: { readonly card: Card; readonly locale: string }[] = []
  for (const [file, each] of planned) {
    const recorded = lastOutput?.record.files[file]
    const path = join(lastOutput?.outDir ?? '', file)
    if (recorded && isIntact(path, recorded))
      files.push({ file, copyFrom: path, hash: recorded.hash, size: recorded.size })
    else missing.push(each)
  }
  if (missing.length === 0) return files
  const render = await openCardRenderer(input)
  const rendered = new Array<Artifact>(missing.length)
  const rest = missing.entries()
  // All calls share one iterator: each renders the next card when it has finished one.
  const renderRest = async (): Promise<void> => {
    for (const [index, { card, locale }] of rest)
      rendered[index] = { file: card.file, bytes: await render(card, locale) }
  }
  await Promise.all(Array.from({ length: CONCURRENT }, renderRest))
  return [...files, ...rendered]
}
