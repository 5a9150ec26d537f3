import type { Diagnostic } from '@docgen/renderer/contract'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import { describeRenderFailure } from '../../workers/describe-render-failure.js'
import { checkCardCharacters, type RenderedCard } from './card-characters.js'
import { type CardNode, listLeaves } from './card-node.js'
import { loadCardTemplate } from './card-template.js'
import type { CardStyle } from './prepare-cards.js'
import type { CardsInput } from './render-cards.js'

/** Reports characters and images that the cards of a site cannot show, and a component `SocialCard` that throws. */
export async function checkCards({
  cards: { style },
  plan,
  prepared: { setup },
  locateInConfig,
}: Omit<CardsInput, 'siteDir'> & { readonly locateInConfig: LocateInConfig }): Promise<readonly Diagnostic[]> {
  const pages = plan.pages.filter(({ card }) => card)
  if (!style || pages.length === 0) return []
  const createNode = await loadCardTemplate(style, setup)
  const rendered: RenderedCard[] = []
  for (const { card, locale, page } of pages) {
    if (!card) continue
    try {
      const node = createNode(card, locale)
      checkImages(node, style)
      rendered.push({ route: page.route, node })
    } catch (error) {
      // One error is enough, because the component is the same for all pages.
      return [describeRenderFailure(page, error, setup.modules)]
    }
  }
  return checkCardCharacters(rendered, style.faces, locateInConfig)
}

function checkImages(node: CardNode, { images }: CardStyle): void {
  for (const leaf of listLeaves(node)) {
    if (leaf.type !== 'image' || images.some(({ src }) => src === leaf.src)) continue
    throw new TypeError(`a card cannot show the image ${leaf.src}: import an SVG, PNG, JPEG or WebP file`)
  }
}
