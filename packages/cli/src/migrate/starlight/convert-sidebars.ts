import { isRecord } from '../../config/is-record.js'
import { toDocsId } from '../content/docs-field.js'
import { linkField } from '../content/link-field.js'
import { type Converted, nothing, type Part } from '../convert/converted.js'
import type { Note } from '../convert/note.js'
import { findPlugin, TOPICS } from './convert-plugins.js'
import { chooseText, convertSidebarItems, type SidebarContext } from './convert-sidebar.js'

/** Sidebars of a docs folder by id, and the items of the navbar that link to them. */
export interface ConvertedSidebars {
  /** Empty if the sidebar mirrors the folders. */
  readonly sidebars: Readonly<Record<string, readonly object[]>>
  /** Items of the navbar; empty without topics. */
  readonly tabs: readonly object[]
}

/** Converts the sidebar of Starlight, or those of the plugin for topics, for one docs folder. */
export function convertSidebars(
  options: Readonly<Record<string, unknown>>,
  path: Part['path'],
  context: SidebarContext,
): ConvertedSidebars {
  const topics = findPlugin(options['plugins'], TOPICS)
  if (topics && Array.isArray(topics.options))
    return convertTopics(topics.options, [...path, 'plugins', topics.index], context)
  const items = convertSidebarItems({ value: options['sidebar'], path: [...path, 'sidebar'] }, context)
  return { sidebars: items.length === 0 ? {} : { main: items }, tabs: [] }
}

function convertTopics(topics: readonly unknown[], path: Part['path'], context: SidebarContext): ConvertedSidebars {
  const sidebars: Record<string, readonly object[]> = {}
  const tabs: object[] = []
  for (const [index, topic] of topics.entries()) {
    if (!isRecord(topic)) continue
    const { link, items, id, badge } = topic
    const at = [...path, index]
    const label = chooseText(topic['label'], context.language) ?? String(link ?? id ?? index)
    if (badge !== undefined)
      context.note({
        status: 'lost',
        path: at,
        name: 'badge of a topic',
        message: 'links of the navbar have no badges',
      })
    const converted = convertSidebarItems({ value: items, path: [...at, 'items'] }, context)
    if (converted.length === 0) {
      if (typeof link === 'string') tabs.push({ label, ...linkField(link), position: 'tabs' })
      continue
    }
    const sidebarId = nameOf(id ?? label, sidebars)
    sidebars[sidebarId] = converted
    const { folder } = context
    const docs = folder.key === 'root' ? {} : { docsPluginId: toDocsId(folder.key) }
    tabs.push({ type: 'docSidebar', sidebarId, ...docs, label, position: 'tabs' })
  }
  return { sidebars, tabs }
}

function nameOf(label: unknown, taken: Readonly<Record<string, unknown>>): string {
  const name =
    String(label)
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_]+/gu, '-')
      .replace(/^-|-$/g, '') || 'main'
  return Object.hasOwn(taken, name) ? `${name}-${Object.keys(taken).length}` : name
}

/** Notes about the plugin for topics. */
export function noteTopics(options: Readonly<Record<string, unknown>>, path: Part['path']): Converted {
  const topics = findPlugin(options['plugins'], TOPICS)
  if (!topics) return nothing()
  const note: Note = {
    status: 'changed',
    path: [...path, 'plugins', topics.index],
    name: `the plugin ${TOPICS}`,
    message: 'each topic is a sidebar, with a tab in the navbar',
  }
  return nothing(note)
}
