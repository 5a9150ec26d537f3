import type { HeadView, Page } from '@docgen/renderer/contract'

// Typed by the fields of a page, so that every new field needs a name. Fields that are shown together share a name.
const PAGE_FIELDS: Readonly<Record<keyof Omit<Page, 'head'>, string>> = {
  title: 'its title',
  description: 'its description',
  tags: 'its tags',
  banners: 'its banners',
  isTitleHidden: 'whether its title is shown',
  toc: 'the levels of its table of contents',
  route: 'its address',
  href: 'its address',
  file: 'its address',
  source: 'the path of its source',
  breadcrumbs: 'its breadcrumbs',
  previous: 'its link to the previous page',
  next: 'its link to the next page',
  cards: 'its cards',
  post: 'its date or authors',
  authors: 'its authors',
  blogList: 'its kind',
  newerHref: 'its link to newer posts',
  olderHref: 'its link to older posts',
  allTagsHref: 'its link to all tags',
  allAuthorsHref: 'its link to all authors',
  editHref: 'its link to the editor',
  lastUpdate: 'its date of the last change',
  sidebar: 'its position in the sidebar',
  shell: 'the navbar, footer or announcement that it shows',
  version: 'its version',
  languages: 'the same page in other languages',
  starts: 'where other languages start',
  contentLanguage: 'the language of its text',
  classNames: 'its class names',
  kind: 'its kind',
}

const HEAD_FIELDS: Readonly<Record<keyof HeadView, string>> = {
  title: PAGE_FIELDS.title,
  socialTitle: PAGE_FIELDS.title,
  description: PAGE_FIELDS.description,
  keywords: 'its keywords',
  canonical: PAGE_FIELDS.route,
  image: 'its social card',
  isIndexed: 'whether search engines may list it',
  alternates: PAGE_FIELDS.languages,
  breadcrumbs: PAGE_FIELDS.breadcrumbs,
  feeds: 'the feeds that it names',
}

/** The differences between two states of a page, in words such as `its title`. */
export function namePageChanges(before: Page, after: Page): readonly string[] {
  return [
    ...new Set([...nameChanges(HEAD_FIELDS, before.head, after.head), ...nameChanges(PAGE_FIELDS, before, after)]),
  ]
}

function nameChanges<Field extends string>(
  names: Readonly<Record<Field, string>>,
  before: Readonly<Partial<Record<Field, unknown>>>,
  after: Readonly<Partial<Record<Field, unknown>>>,
): string[] {
  // The type guarantees these keys and no others.
  const fields = Object.keys(names) as Field[]
  return fields.flatMap((field) =>
    JSON.stringify(before[field]) === JSON.stringify(after[field]) ? [] : [names[field]],
  )
}
