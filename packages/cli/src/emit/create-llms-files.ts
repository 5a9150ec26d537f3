import { escapeMarkdown } from '@docgen/renderer/markdown'
import { decodeKey } from '@docgen/renderer/openapi'
import type { Config } from '../config/config.js'
import { hasFullText } from '../config/schema/llms.js'
import { type Edition, llmsListRoute } from '../graph/edition.js'
import { sortPosts } from '../graph/posts/list-posts.js'
import { encodePath } from '../graph/routes/create-url.js'
import type { SidebarItem } from '../graph/sidebar/sidebar.js'
import type { SiteGraph } from '../graph/site-graph.js'
import { absolute } from '../plan/plan-head.js'
import type { PlannedPage } from '../plan/site-plan.js'
import type { Artifact } from './artifact.js'

/** Maximum number of characters of a list: agents truncate longer files. */
const MAX_LENGTH = 50_000

/** Name of the file with all pages of a list. */
export const FULL_TEXT = 'llms-full.txt'

/** Inputs of the lists. */
export interface LlmsInput {
  readonly config: Pick<Config, 'title' | 'tagline' | 'url' | 'baseUrl' | 'i18n' | 'llms'>
  readonly graph: Pick<SiteGraph, 'editions' | 'docs' | 'sidebars' | 'versions'>
  readonly pages: readonly PlannedPage[]
}

/** Pages under a heading: lines of a list, or output files. */
interface Section {
  readonly title: string
  readonly lines: readonly string[]
}

/** The content of one list: the last versions of all docs folders in a language, or one older version. */
interface PageList {
  readonly folder: string
  readonly locale: string
  readonly editions: readonly Edition[]
  readonly isOld: boolean
}

/**
 * Creates `llms.txt` files, which list the Markdown of all pages: one for each language and each older version, in the
 * folder of its pages. Their sections are the categories of the sidebars. A list that would be too long links to files
 * with one section each. See https://llmstxt.org.
 */
export function createLlmsFiles({ config, graph, pages }: LlmsInput): readonly Artifact[] {
  const pagesByRoute = new Map(pages.map(({ page }) => [page.route, page]))
  const locate = createUrlResolver(config)
  const lists = groupEditions(graph.editions)
  const endpoints = new Map(graph.docs.flatMap(({ route, api }) => nameEndpoint(route, api?.reference)))
  const writeLine = (route: string, label: string): string[] => {
    const page = pagesByRoute.get(route)
    if (!page?.head.markdownPage) return []
    const { markdownPage, description = '' } = page.head
    const endpoint = endpoints.get(route)
    const note = endpoint === undefined ? '' : `\`${endpoint}\`${description === '' ? '' : '. '}`
    return [link(label, absolute(markdownPage.href, config.url), note, description)]
  }
  return lists.flatMap((list) => {
    const sections = listSections(list, graph, writeLine)
    const others = listOthers(list, lists, { config, locate })
    if (sections.length === 0 && others.length === 0) return []
    const path = pathOf(list)
    const title = titleOf(list, config)
    const full = link(FULL_TEXT, locate(path + FULL_TEXT)).slice(2)
    const start =
      startList(title, config, noticeOf(list, { lists, graph, title, locate })) +
      (hasFullText(config.llms) ? `\nAll pages in one file: ${full}\n` : '')
    const whole = writeList(start, [...sections, ...others])
    if (whole.length <= MAX_LENGTH) return [{ file: `${path}llms.txt`, bytes: whole }]
    const parts = sections.flatMap((section) => splitSection(section, start.length))
    const names = nameParts(parts)
    const nested = parts.map((part, index): Artifact => {
      const partStart = `# ${escapeText(title)}: ${part.title}\n\n> Part of <${locate(`${path}llms.txt`)}>\n`
      return { file: `${path}llms/${names[index]}.txt`, bytes: writeList(partStart, [part]) }
    })
    const index = parts.map(({ title: name, lines }, position) =>
      link(
        name,
        locate(`${path}llms/${names[position]}.txt`),
        '',
        lines.length === 1 ? '1 page' : `${lines.length} pages`,
      ),
    )
    return [
      { file: `${path}llms.txt`, bytes: writeList(start, [{ title: 'Sections', lines: index }, ...others]) },
      ...nested,
    ]
  })
}

/** An output file with the text of all pages of a list. */
export interface FullText {
  readonly file: string
  /** Title and tagline. */
  readonly start: string
  /** Output files of the pages' Markdown, in the order of the list. */
  readonly markdownPages: readonly string[]
}

/** Plans an `llms-full.txt` next to each `llms.txt`, if the config enables them. */
export function listFullTexts({ config, graph, pages }: LlmsInput): readonly FullText[] {
  if (!hasFullText(config.llms)) return []
  const files = new Map(pages.map(({ page }) => [page.route, page.head.markdownPage?.file]))
  const findFile = (route: string): string[] => [files.get(route) ?? []].flat()
  const locate = createUrlResolver(config)
  const lists = groupEditions(graph.editions)
  return lists.flatMap((list) => {
    const markdownPages = listSections(list, graph, findFile).flatMap(({ lines }) => lines)
    const title = titleOf(list, config)
    const start = startList(title, config, noticeOf(list, { lists, graph, title, locate }))
    return markdownPages.length === 0 ? [] : [{ file: pathOf(list) + FULL_TEXT, start, markdownPages }]
  })
}

function titleOf({ isOld, editions: [edition] }: PageList, { title }: Pick<Config, 'title'>): string {
  return isOld && edition ? `${title} ${edition.label}` : title
}

/** Returns a function that returns the URL of an output file. */
function createUrlResolver({ baseUrl, url }: Pick<Config, 'url' | 'baseUrl'>): (path: string) => string {
  return (path) => absolute(baseUrl + encodePath(path), url)
}

function startList(title: string, { tagline }: Pick<Config, 'tagline'>, notice: string): string {
  return `# ${escapeText(title)}\n\n> ${escapeText(tagline || `Documentation of ${title}`)}\n${notice}`
}

const NOTICES = { unreleased: 'is not released yet', unmaintained: 'is no longer maintained' } as const

interface NoticeInput extends Pick<LlmsInput, 'graph'> {
  readonly lists: readonly PageList[]
  readonly title: string
  readonly locate: (path: string) => string
}

/** A line about an unreleased or unmaintained version, with a link to the latest; empty for other versions. */
function noticeOf({ isOld, locale, editions }: PageList, { lists, graph, title, locate }: NoticeInput): string {
  const version = graph.versions.find(({ name }) => name === editions[0]?.version)
  const latest = lists.find((list) => !list.isOld && list.locale === locale)
  if (!isOld || version?.banner === undefined || !latest) return ''
  const url = locate(`${pathOf(latest)}llms.txt`)
  return `\n${escapeText(title)} ${NOTICES[version.banner]}. For current documentation, read the latest version: <${url}>\n`
}

function groupEditions(editions: readonly Edition[]): readonly PageList[] {
  const lists = new Map<string, PageList>()
  for (const edition of editions) {
    const folder = llmsListRoute(edition)
    const existingList = lists.get(folder)
    lists.set(folder, {
      folder,
      locale: edition.locale,
      editions: [...(existingList?.editions ?? []), edition],
      isOld: !edition.isLast && (existingList?.isOld ?? true),
    })
  }
  return [...lists.values()]
}

/** Returns the sections of a list. Each page is in one section, in the order of the sidebars; other pages come last. */
function listSections(
  { editions }: PageList,
  { docs, sidebars }: LlmsInput['graph'],
  writeLine: (route: string, label: string) => readonly string[],
): readonly Section[] {
  const sections = new Map<string, string[]>()
  const listedRoutes = new Set<string>()
  const add = (section: string, route: string, label: string): void => {
    if (listedRoutes.has(route)) return
    listedRoutes.add(route)
    const lines = writeLine(route, label)
    if (lines.length > 0) sections.set(section, [...(sections.get(section) ?? []), ...lines])
  }
  const addItem = (section: string, item: SidebarItem): void => {
    if (item.kind === 'html' || (item.kind !== 'link' && item.isUnlisted)) return
    if (item.kind !== 'category') {
      if (item.route !== undefined) add(section, item.route, item.label)
      return
    }
    if (item.link) add(section, item.link.route, item.label)
    for (const child of item.items) addItem(section, child)
  }
  for (const { version, locale, collection } of editions) {
    const isInEdition = (each: { readonly version: string; readonly locale: string }): boolean =>
      each.version === version && each.locale === locale
    for (const { items } of sidebars.filter(isInEdition)) {
      for (const item of items) addItem(item.kind === 'category' ? item.label : 'Overview', item)
    }
    const editionDocs = docs.filter(isInEdition)
    const title = collection.blog?.title ?? (collection.kind === 'pages' ? 'Pages' : 'More pages')
    for (const doc of collection.kind === 'blog' ? sortPosts(editionDocs) : editionDocs) {
      if (!doc.isUnlisted) add(title, doc.route, doc.title)
    }
  }
  return [...sections].map(([title, lines]) => ({ title: escapeText(title), lines }))
}

/** The lists of other languages, and of older versions in the same language. */
function listOthers(
  currentList: PageList,
  lists: readonly PageList[],
  { config, locate }: { readonly config: LlmsInput['config']; readonly locate: (path: string) => string },
): readonly Section[] {
  if (currentList.isOld) return []
  const linkTo = (list: PageList, label: string): string => link(label, locate(`${pathOf(list)}llms.txt`))
  const labelOf = (locale: string): string => config.i18n.localeConfigs[locale]?.label ?? locale
  const languages = lists.filter((list) => !list.isOld && list.locale !== currentList.locale)
  const versions = lists.filter((list) => list.isOld && list.locale === currentList.locale)
  return [
    { title: 'Languages', lines: languages.map((list) => linkTo(list, labelOf(list.locale))) },
    { title: 'Versions', lines: versions.map((list) => linkTo(list, list.editions[0]?.label ?? list.folder)) },
  ].filter(({ lines }) => lines.length > 0)
}

/** The path of a list's folder, without leading slash; empty for the root of the site. */
function pathOf({ folder }: PageList): string {
  return folder === '/' ? '' : `${folder.slice(1)}/`
}

/** Splits a section into several sections, so that no list is too long. */
function splitSection({ title, lines }: Section, startLength: number): readonly Section[] {
  const parts: string[][] = [[]]
  let length = 0
  for (const line of lines) {
    // The start of a part contains the title twice, and a URL.
    if (length + line.length + 1 > MAX_LENGTH - startLength - 2 * title.length - 1000) {
      parts.push([])
      length = 0
    }
    parts.at(-1)?.push(line)
    length += line.length + 1
  }
  return parts.map((part, index) => ({ title: index === 0 ? title : `${title} (${index + 1})`, lines: part }))
}

/** File names of sections: their titles without the characters that URLs would have to encode. */
function nameParts(parts: readonly Section[]): readonly string[] {
  const usedNames = new Set<string>()
  return parts.map(({ title }) => {
    const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['section']
    // Names of files have a length limit.
    const base = words.join('-').slice(0, 60)
    let name = base
    for (let count = 2; usedNames.has(name); count++) name = `${base}-${count}`
    usedNames.add(name)
    return name
  })
}

function writeList(start: string, sections: readonly Section[]): string {
  return start + sections.map(({ title, lines }) => `\n## ${title}\n\n${lines.join('\n')}\n`).join('')
}

/** A route and the method and path of its operation, such as `GET /orders`; none for webhooks. */
function nameEndpoint(route: string, reference = ''): readonly (readonly [route: string, endpoint: string])[] {
  const [, path, method] = /^\/paths\/([^/]*)\/(\w+)$/.exec(reference) ?? []
  if (path === undefined || method === undefined) return []
  return [[route, `${method.toUpperCase()} ${decodeKey(path).replaceAll('`', '')}`]]
}

/** Returns a line of a list: a link with a note. `start` is Markdown; the other texts are plain text. */
function link(label: string, href: string, start = '', description = ''): string {
  const note = start + escapeText(description)
  const url = href.replaceAll('(', '%28').replaceAll(')', '%29')
  return `- [${escapeText(label)}](${url})${note === '' ? '' : `: ${note}`}`
}

/** A text on one line, which can be the text of a link. */
function escapeText(text: string): string {
  return escapeMarkdown(text.trim(), { isInTable: false, isInLink: true })
}
