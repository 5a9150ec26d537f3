import type { FinishedPage } from '../../session/build-site-pages.js'

/**
 * The largest page of each layout, because it shows most parts of the layout. Pages have the same layout if they have
 * the same kind and the same parts, such as a sidebar.
 */
export function selectSamples(pages: readonly FinishedPage[]): readonly FinishedPage[] {
  const samples = new Map<string, FinishedPage>()
  for (const built of pages) {
    const { kind, layout, sidebar, toc, post, blogList } = built.planned.page
    const key = [kind, layout, sidebar !== undefined, toc !== undefined, post !== undefined, blogList].join(' ')
    const largest = samples.get(key)
    if (!largest || built.emitted.size > largest.emitted.size) samples.set(key, built)
  }
  return [...samples.values()]
}
