import { type CardsInput, type DrawCard, openCardRenderer } from './draw-cards.js'

/** Draws the card with the path of an output file; `undefined` if the site has no such card. */
export type DrawCardFile = (site: CardsInput, file: string) => Promise<Uint8Array | undefined>

/**
 * Draws cards one by one, as a live session does. Loads fonts once per state of the site: otherwise each card would load
 * them again, and create the elements of all others.
 */
export function createCardDrawer(open: (site: CardsInput) => Promise<DrawCard> = openCardRenderer): DrawCardFile {
  let last: { readonly site: CardsInput; readonly draw: Promise<DrawCard> } | undefined
  return async (site, file) => {
    const { card, locale } = site.plan.pages.find((planned) => planned.card?.file === file) ?? {}
    if (!site.cards.style || !card || locale === undefined) return undefined
    if (last?.site !== site) {
      const opened = { site, draw: open(site) }
      last = opened
      // A failure may be over at the next request, such as a logo that was being saved.
      opened.draw.catch(() => {
        if (last === opened) last = undefined
      })
    }
    const draw = await last.draw
    return draw(card, locale)
  }
}
