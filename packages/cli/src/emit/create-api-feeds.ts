import { escapeHtml } from '@docgen/renderer/contract'
import {
  type ApiChange,
  type ChangeLevel,
  type JsonObject,
  loadComparison,
  withoutInternal,
} from '@docgen/renderer/openapi'
import type { Config } from '../config/config.js'
import type { SiteGraph } from '../graph/site-graph.js'
import { type ApiRelease, planApiFeeds } from '../plan/plan-api-feeds.js'
import { type Feed, locateFeed } from '../plan/plan-feeds.js'
import { absolute } from '../plan/plan-head.js'
import type { ApiFile } from '../read/api/api-file.js'
import type { Artifact } from './artifact.js'
import { type FeedEntry, writeFeed } from './write-feed.js'

/** Inputs of the feeds of API changes. */
export interface ApiFeedsInput {
  readonly config: Config
  readonly graph: Pick<SiteGraph, 'docs' | 'versions'>
  readonly apis: readonly Pick<ApiFile, 'path' | 'version' | 'document'>[]
}

/** Creates a feed for each API with dated versions: an entry per version, with the changes for clients. */
export async function createApiFeeds({ config, graph, apis }: ApiFeedsInput): Promise<readonly Artifact[]> {
  const planned = planApiFeeds(graph, config)
  if (planned.length === 0) return []
  const { compareDescriptions } = await loadComparison()
  const findDocument = ({ version, overview }: Pick<ApiRelease, 'version' | 'overview'>): JsonObject | undefined =>
    apis.find((api) => api.version === version.name && api.path === overview.api?.path)?.document
  return planned.flatMap(({ feed, releases }) => {
    const entries = releases.flatMap((release): FeedEntry[] => {
      const [before, after] = [findDocument(release.previous), findDocument(release)]
      if (!before || !after) return []
      const changes = compareDescriptions(withoutInternal(before), withoutInternal(after))
      return [describeRelease(release, changes, { feed, config })]
    })
    // The comparison describes changes in English.
    return writeFeed({ feed, entries, language: 'en' }, config)
  })
}

function describeRelease(
  { version, overview, previous, date }: ApiRelease,
  changes: readonly ApiChange[],
  { feed, config }: { readonly feed: Feed; readonly config: Config },
): FeedEntry {
  const groups = LEVELS.map(({ level, one, many }) => {
    const members = changes.filter((change) => change.level === level)
    return { members, title: `${members.length} ${members.length === 1 ? one : many}` }
  }).filter(({ members }) => members.length > 0)
  const summary = groups.map(({ title }) => title).join(', ') || 'Nothing changes for clients.'
  const lists = groups.map(({ title, members }) => `<h2>${title}</h2>\n<ul>\n${writeItems(members)}</ul>\n`)
  return {
    url: absolute(overview.href, config.url),
    // The URL of a version's page changes when the next version is released.
    id: `${locateFeed(feed, '', config)}#${encodeURIComponent(version.label)}`,
    title: `${overview.title} ${version.label}`,
    summary: `Since ${previous.version.label}: ${summary}`,
    published: date,
    updated: date,
    authors: [],
    tags: groups.some(({ members }) => members[0]?.level === 'breaking') ? ['breaking'] : [],
    content: lists.join('') || `<p>${summary}</p>`,
  }
}

const LEVELS: readonly { readonly level: ChangeLevel; readonly one: string; readonly many: string }[] = [
  { level: 'breaking', one: 'breaking change', many: 'breaking changes' },
  { level: 'risky', one: 'change that breaks some clients', many: 'changes that break some clients' },
  { level: 'compatible', one: 'compatible change', many: 'compatible changes' },
]

const MAX_ITEMS = 200
const MAX_OPERATIONS = 5

function writeItems(changes: readonly ApiChange[]): string {
  const items = changes.slice(0, MAX_ITEMS).map(({ subject, message, operations }) => {
    const others = operations.filter((operation) => operation !== subject)
    const named = others.slice(0, MAX_OPERATIONS).map((operation) => `<code>${escapeHtml(operation)}</code>`)
    const rest = others.length > MAX_OPERATIONS ? ` and ${others.length - MAX_OPERATIONS} more` : ''
    const start = subject === undefined ? '' : `${escapeHtml(subject)} `
    return `<li>${start}${writeCode(message)}${named.length === 0 ? '' : ` (${named.join(', ')}${rest})`}</li>\n`
  })
  const rest = changes.length - items.length
  return items.join('') + (rest > 0 ? `<li>and ${rest} more</li>\n` : '')
}

/** A message as HTML: names between backticks become code. */
function writeCode(message: string): string {
  return message
    .split('`')
    .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join('')
}
