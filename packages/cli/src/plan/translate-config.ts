import type { Config } from '../config/config.js'
import type { Translate } from '../graph/translate.js'

type Navbar = Config['navbar']
type NavbarItem = Navbar['items'][number]
type MenuItem = Extract<NavbarItem, { type: 'dropdown' }>['items'][number]
type Footer = NonNullable<Config['footer']>
type FooterEntry = Footer['links'][number]
type FooterLink = Extract<FooterEntry, { items: unknown }>['items'][number]

/** The config with translated texts: of the site, the navbar, the footer, the announcement bar and the search. */
export function translateConfig(config: Config, translate: Translate): Config {
  const { title, tagline, announcementBar, footer, search } = config
  return {
    ...config,
    title: translate('site.title', title, 'The name of the site'),
    ...(tagline !== '' && { tagline: translate('site.tagline', tagline, 'One sentence about the site') }),
    navbar: translateNavbar(config.navbar, translate),
    ...(footer && { footer: translateFooter(footer, translate) }),
    ...(announcementBar && {
      announcementBar: {
        ...announcementBar,
        content: translate('announcementBar.content', announcementBar.content, 'The line above the navigation, HTML'),
      },
    }),
    search: {
      ...search,
      contexts: search.contexts.map(({ path, label }) => ({
        path,
        label: translate(
          `search.context.${path}`,
          label,
          'The name of a part of the site that can be searched separately',
        ),
      })),
      suggestions: search.suggestions.map((query, index) =>
        translate(`search.suggestion.${index + 1}`, query, 'A search that is suggested to readers'),
      ),
    },
  }
}

function translateNavbar(navbar: Navbar, translate: Translate): Navbar {
  const { title, logo, items } = navbar
  return {
    ...navbar,
    ...(title !== undefined && { title: translate('navbar.title', title, 'The title in the navigation bar') }),
    ...(logo && { logo: translateLogo('navbar', logo, translate) }),
    items: items.map((item) => translateBarItem(item, translate)),
  }
}

function translateLogo<Logo extends { readonly alt: string }>(where: string, logo: Logo, translate: Translate): Logo {
  if (logo.alt === '') return logo
  return { ...logo, alt: translate(`${where}.logo.alt`, logo.alt, 'Alternative text of the logo, for screen readers') }
}

function translateBarItem(item: NavbarItem, translate: Translate): NavbarItem {
  const translateItems = (items: readonly MenuItem[]): MenuItem[] =>
    items.map((child) => translateLabel(child, translate))
  switch (item.type) {
    case 'dropdown':
      return { ...translateLabel(item, translate), items: translateItems(item.items) }
    case 'localeDropdown':
    case 'docsVersionDropdown':
      return {
        ...item,
        dropdownItemsBefore: translateItems(item.dropdownItemsBefore),
        dropdownItemsAfter: translateItems(item.dropdownItemsAfter),
      }
    default:
      return translateLabel(item, translate)
  }
}

function translateLabel<Item extends NavbarItem | MenuItem>(item: Item, translate: Translate): Item {
  if (!('label' in item) || item.label === undefined) return item
  const { label } = item
  return { ...item, label: translate(`navbar.item.label.${label}`, label, `The navigation item ${label}`) }
}

function translateFooter(footer: Footer, translate: Translate): Footer {
  const { logo, copyright, links } = footer
  return {
    ...footer,
    ...(logo && { logo: translateLogo('footer', logo, translate) }),
    ...(copyright !== undefined && {
      copyright: translate('footer.copyright', copyright, 'The last line of the footer, HTML'),
    }),
    links: translateEntries(links, translate),
  }
}

function translateEntries(links: Footer['links'], translate: Translate): Footer['links'] {
  const link = (item: FooterLink): FooterLink => {
    const { label } = item
    if (label === undefined) return item
    return { ...item, label: translate(`footer.link.item.label.${label}`, label, `The footer's link ${label}`) }
  }
  // All entries have the same type, which TypeScript cannot infer from a map over a union.
  const columns = links.flatMap((entry) => ('items' in entry ? [entry] : []))
  if (columns.length === 0) return links.flatMap((entry) => ('items' in entry ? [] : [link(entry)]))
  return columns.map((column) => ({
    ...column,
    ...(column.title !== null && {
      title: translate(`footer.link.title.${column.title}`, column.title, `The footer's column ${column.title}`),
    }),
    items: column.items.map(link),
  }))
}
