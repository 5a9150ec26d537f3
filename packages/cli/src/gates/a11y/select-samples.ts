import type { FinishedPage } from '../../session/build-site-pages.js'

/**
 * The largest page of each layout, which shows most of what the layout has. The layout is what the theme decides by the
 * kind and the parts of a page.
 */
export function selectSamples(pages: readonly FinishedPage[]): readonly FinishedPage[] {
  const samples = new Map<string, FinishedPage>()
  for (const built of pages) {
    const { kind, layout, sidebar, toc, post, blogList } = built.planned.page
    const key = [kind, layout, sidebar !== undefined, toc !== undefined, post !== undefined, blogList].join(' ')
    const known = samples.get(key)
    if (!known || built.emitted.size > known.emitted.size) samples.set(key, built)
  }
  return [...samples.values()]
}
