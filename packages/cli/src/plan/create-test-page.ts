import type { Page } from '@docgen/renderer/contract'

/** A page for tests: by default, an empty doc with the title `A` and the route `/a`. */
export function createTestPage({
  head,
  ...changes
}: Omit<Partial<Page>, 'head'> & { readonly head?: Partial<Page['head']> } = {}): Page {
  const title = changes.title ?? 'A'
  return {
    kind: 'doc',
    route: '/a',
    href: '/a',
    file: 'a.html',
    shell: '',
    title,
    isTitleHidden: false,
    head: { title, socialTitle: title, keywords: [], isIndexed: true, alternates: [], breadcrumbs: [], ...head },
    breadcrumbs: [],
    tags: [],
    banners: [],
    cards: [],
    classNames: [],
    ...changes,
  }
}
