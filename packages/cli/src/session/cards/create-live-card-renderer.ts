import { type CardsInput, openCardRenderer, type RenderCard } from './render-cards.js'

/** Renders the card with the path of an output file; `undefined` if the site has no such card. */
export type RenderCardFile = (site: CardsInput, file: string) => Promise<Uint8Array | undefined>

/**
 * Creates a renderer for single cards, as a live session needs. It loads fonts once per state of the site: otherwise
 * each card would load them again, and create the elements of all other cards.
 */
export function createLiveCardRenderer(
  open: (site: CardsInput) => Promise<RenderCard> = openCardRenderer,
): RenderCardFile {
  let last: { readonly site: CardsInput; readonly render: Promise<RenderCard> } | undefined
  return async (site, file) => {
    const { card, locale } = site.plan.pages.find((planned) => planned.card?.file === file) ?? {}
    if (!site.cards.style || !card || locale === undefined) return undefined
    if (last?.site !== site) {
      const opened = { site, render: open(site) }
      last = opened
      // The next request may succeed, for example if a logo was being saved.
      opened.render.catch(() => {
        if (last === opened) last = undefined
      })
    }
    const render = await last.render
    return render(card, locale)
  }
}
