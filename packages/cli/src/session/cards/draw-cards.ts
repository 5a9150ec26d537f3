import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readRegularFile } from '../../config/read-regular-file.js'
import type { Artifact, OutputRecord } from '../../emit/artifact.js'
import { isIntact } from '../../emit/output-record.js'
import type { Card } from '../../plan/plan-card.js'
import type { SitePlan } from '../../plan/site-plan.js'
import { createCharacterSearch, isInRanges, textOf, withoutMissingEmoji } from './card-characters.js'
import { CARD_SIZE, type CardNode, createCardNode, LOGO } from './card-node.js'
import type { CardStyle } from './prepare-cards.js'

/** Draws a card as PNG. The same card has the same bytes. */
export type DrawCard = (card: Card) => Promise<Uint8Array>

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

/** The part of `@takumi-rs/core` that draws. */
interface Renderer {
  readonly registerFont: (font: FontData) => Promise<unknown>
  readonly render: (node: CardNode, options: RenderOptions) => Promise<Uint8Array>
}

/** Loads the package that draws cards, and the fonts that some card of the site needs. */
export async function openCardRenderer(
  siteDir: string,
  style: CardStyle,
  plan: Pick<SitePlan, 'pages'>,
): Promise<DrawCard> {
  const path = join(siteDir, style.manifest)
  const { Renderer }: { readonly Renderer: new () => Renderer } = createRequire(path)(dirname(path))
  const renderer = new Renderer()
  const characters = [...new Set(plan.pages.flatMap(({ card }) => (card ? [...textOf(card)] : [])))]
  for (const { family, path: file, style: slant, ranges } of style.faces) {
    const isNeeded = ranges.length === 0 || characters.some((character) => isInRanges(character, ranges))
    if (!isNeeded || slant !== 'normal') continue
    const unicodeRange = ranges.map(({ start, end }) => [start, end] as const)
    const data = readRegularFile(file)
    await renderer.registerFont({ name: family, data, style: slant, ...(ranges.length > 0 && { unicodeRange }) })
  }
  const has = createCharacterSearch(style.faces)
  const images =
    style.logo === undefined ? undefined : [{ src: LOGO, data: readRegularFile(join(siteDir, style.logo)) }]
  const look = { accent: style.accent, hasLogo: images !== undefined }
  return (card) => {
    const node = createCardNode(withoutMissingEmoji(card, has), look)
    return renderer.render(node, { ...CARD_SIZE, format: 'png', lang: card.language, ...(images && { images }) })
  }
}

/** Inputs of the cards of a build. */
export interface CardsInput {
  readonly siteDir: string
  readonly cards: { readonly style?: CardStyle }
  readonly plan: Pick<SitePlan, 'pages'>
}

/** The output folder with its content after the last build. */
export interface LastOutput {
  readonly record: OutputRecord
  readonly outDir: string
}

// Cards are drawn by threads of the package.
const CONCURRENT = 8

/** The files of all cards. Those of the last build are kept: their names contain everything that they depend on. */
export async function drawCards(
  { siteDir, cards, plan }: CardsInput,
  lastOutput?: LastOutput,
): Promise<readonly Artifact[]> {
  const { style } = cards
  if (!style) return []
  const planned = new Map(plan.pages.flatMap(({ card }) => (card ? [[card.file, card] as const] : [])))
  const files: Artifact[] = []
  const missing: Card[] = []
  for (const card of planned.values()) {
    const recorded = lastOutput?.record.files[card.file]
    const path = join(lastOutput?.outDir ?? '', card.file)
    if (recorded && isIntact(path, recorded))
      files.push({ file: card.file, copyFrom: path, hash: recorded.hash, size: recorded.size })
    else missing.push(card)
  }
  if (missing.length === 0) return files
  const draw = await openCardRenderer(siteDir, style, plan)
  const drawn = new Array<Artifact>(missing.length)
  const rest = missing.entries()
  // All share one iterator: each takes the next card as soon as it is done with one.
  const drawRest = async (): Promise<void> => {
    for (const [index, card] of rest) drawn[index] = { file: card.file, bytes: await draw(card) }
  }
  await Promise.all(Array.from({ length: CONCURRENT }, drawRest))
  return [...files, ...drawn]
}
