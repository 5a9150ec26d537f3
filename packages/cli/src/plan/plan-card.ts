import type { SocialCardView } from '@docgen/renderer/contract'
import { hashValue } from '../cache/hash.js'
import type { Config } from '../config/config.js'

/** The social card of a page. */
export interface Card extends SocialCardView {
  /** Output path; contains the hash of everything that the image depends on. */
  readonly file: string
}

/** The data of a page that its card can show. */
export interface CardPage {
  readonly title: string
  readonly locale: string
  readonly breadcrumbs: readonly { readonly label: string }[]
  /** Label of the page's version, on a site with several versions. */
  readonly version: string | undefined
}

/** Plans the card of a page; `styleKey` is the hash of colors, fonts and logo. */
export function planCard(page: CardPage, styleKey: string, config: Config): Card {
  const { locale, breadcrumbs, version } = page
  const { direction = 'ltr', htmlLang = locale } = config.i18n.localeConfigs[locale] ?? {}
  const host = URL.canParse(config.url) ? new URL(config.url).host : ''
  const title = removeBackticks(page.title) || config.title
  const labels = breadcrumbs.map(({ label }) => removeBackticks(label)).filter((label) => label !== title)
  const card = {
    title,
    section: title === config.title ? config.tagline : labels.slice(-2).join(' \u203a '),
    siteTitle: config.title,
    footer: [host, version ?? ''].filter((part) => part !== '').join(' \u00b7 '),
    language: htmlLang,
    direction,
  }
  return { ...card, file: `${CARD_PREFIX}${hashValue([card, styleKey]).slice(0, 16)}.png` }
}

/** Removes backticks: cards have no separate font for code. */
function removeBackticks(text: string): string {
  return text.replaceAll('`', '')
}

const CARD_PREFIX = 'assets/card-'

/** Whether a file may be a card, by its name. */
export function isCardFile(file: string): boolean {
  return file.startsWith(CARD_PREFIX) && file.endsWith('.png')
}
