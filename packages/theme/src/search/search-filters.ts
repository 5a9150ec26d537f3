import type { Text } from '@docgen/renderer/contract'
import type { SectionCount } from '@docgen/renderer/search'
import { element } from './element.js'
import type { SearchSetup } from './read-search-setup.js'

/** The parts of the site that contain results, and the chosen part. */
export interface SectionChoice {
  readonly sections: readonly SectionCount[]
  /** Number of found pages in all parts; absent if the search has not counted them. */
  readonly pages?: number | undefined
  /** Breadcrumbs of the chosen part; empty for all. */
  readonly chosen: readonly string[]
  readonly onChoose: (breadcrumbs: readonly string[]) => void
}

/** Maximum number of listed parts, besides the chosen one: each takes space above the results. */
const MAX_SECTIONS = 8

/**
 * A button for each part of the site with results, and a button for all parts; nothing if there is nothing to choose.
 */
export function renderSectionFilter({ sections, pages, chosen, onChoose }: SectionChoice, text: Text): HTMLElement[] {
  const isChosen = ({ breadcrumbs }: Pick<SectionCount, 'breadcrumbs'>): boolean =>
    breadcrumbs.join('\n') === chosen.join('\n')
  const listedSections = sections.filter((section, index) => index < MAX_SECTIONS || isChosen(section))
  // A link may name a part that has no results.
  const isUnknown = chosen.length > 0 && !listedSections.some(isChosen)
  const everything = { breadcrumbs: [], ...(pages !== undefined && { pages }) }
  const all = [everything, ...(isUnknown ? [{ breadcrumbs: chosen, pages: 0 }] : []), ...listedSections]
  if (all.length === 1) return []
  const buttons = all.map(({ breadcrumbs, ...counted }) => {
    const last = breadcrumbs.at(-1)
    const isAmbiguous = sections.filter((other) => other.breadcrumbs.at(-1) === last).length > 1
    const name =
      last === undefined ? text('theme.SearchPage.allSections') : isAmbiguous ? breadcrumbs.join(' › ') : last
    const button = element('button', { type: 'button', 'aria-pressed': String(isChosen({ breadcrumbs })) }, name)
    if ('pages' in counted) button.append(' ', element('span', {}, `${counted.pages}`))
    button.addEventListener('click', () => onChoose(breadcrumbs))
    return button
  })
  const label = text('theme.SearchPage.sections')
  return [element('div', { class: 'search-sections', role: 'group', 'aria-label': label }, ...buttons)]
}

/** The versions of the documentation that can be searched, and the chosen version. */
export interface VersionChoice {
  /** Paths, such as `1.0/`; empty for the latest. */
  readonly versions: readonly string[]
  readonly chosen: string
  readonly onChoose: (version: string) => void
}

/** A field to choose the version; nothing for documentation with one version. */
export function renderVersionFilter({ versions, chosen, onChoose }: VersionChoice, setup: SearchSetup): HTMLElement[] {
  const { text, versionLabels } = setup
  const all = [...new Set(['', ...versions, chosen])]
  if (all.length === 1) return []
  const nameOf = (version: string): string =>
    version === '' ? text('theme.SearchPage.latest') : (versionLabels[version] ?? version.replace(/\/$/, ''))
  const select = element(
    'select',
    {},
    ...all.map((value) => element('option', { value, selected: value === chosen }, nameOf(value))),
  )
  select.addEventListener('change', () => onChoose(select.value))
  return [element('label', { class: 'search-version' }, element('span', {}, text('theme.SearchPage.version')), select)]
}
