import type { Card } from '../../plan/plan-card.js'
import { loadComponents } from '../../workers/load-components.js'
import type { RenderSetup } from '../../workers/render-setup.js'
import { createCharacterSearch, removeMissingEmoji } from './card-characters.js'
import { alignTexts, type CardNode, renderCardNode } from './card-node.js'
import type { CardStyle } from './prepare-cards.js'

/** Creates the elements of a card. Throws the errors of the component `SocialCard`. */
export type CardTemplate = (card: Card, locale: string) => CardNode

/** Loads the component `SocialCard` for each language that needs it. */
export async function loadCardTemplate(
  { accent, logo, faces }: CardStyle,
  { modules, locales }: Pick<RenderSetup, 'modules' | 'locales'>,
): Promise<CardTemplate> {
  const all = Object.entries(locales)
  const separate = modules.usesLanguage ? all : all.slice(0, 1)
  const entries = separate.map(async ([locale, shared]) => {
    const { SocialCard } = await loadComponents(modules, locale, shared)
    return [locale, SocialCard] as const
  })
  const components = new Map(await Promise.all(entries))
  const [shared] = components.values()
  const has = createCharacterSearch(faces)
  return (card, locale) => {
    const SocialCard = components.get(locale) ?? shared
    if (!SocialCard) throw new Error('the theme has no component SocialCard')
    const props = { card, accent, ...(logo && { logo: logo.src }) }
    return alignTexts(removeMissingEmoji(renderCardNode(SocialCard, props), has), card.direction)
  }
}
