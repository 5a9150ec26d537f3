import { join } from 'node:path'
import { type AnchorSettings, loadVitePressIds } from '@docgen/renderer/markdown'
import { readPlaceholder } from '../../config/docusaurus/placeholder-module.js'
import { isRecord } from '../../config/is-record.js'
import { runGuarded } from '../../guard/start-watchdog.js'
import { readText } from '../../read/files/read-text.js'
import { type Converted, nothing } from '../convert/converted.js'
import type { Note } from '../convert/note.js'
import type { ContentRule } from '../rewrite/content-rule.js'
import { joinFolder, type PageFolder } from './site-pages.js'

/** The pages of a site. */
export interface SlugifyContext {
  /** Absolute. */
  readonly siteDir: string
  /** Name of the config, whose function runs. */
  readonly file: string
  readonly folders: readonly PageFolder[]
}

/** Settings for ids of headings, and the rule that writes those that no setting creates. */
export interface ConvertedIds {
  readonly converted: Converted
  readonly rules: readonly ContentRule[]
}

/** Settings of docgen, those that sites are likely to need first. */
const CANDIDATES: readonly AnchorSettings[] = [
  { style: 'github' },
  { style: 'github', maintainCase: true },
  { style: 'mintlify' },
  { style: 'python-markdown' },
  { style: 'gitbook' },
]

const PATH = ['markdown', 'anchor', 'slugify']

/**
 * Converts `markdown.anchor.slugify`, a function that creates the ids of headings: runs it on every heading, finds the
 * settings of docgen that create most of its ids, and returns a rule that writes the others into the headings.
 */
export async function convertSlugify(
  config: Readonly<Record<string, unknown>>,
  { siteDir, file, folders }: SlugifyContext,
): Promise<ConvertedIds> {
  const { anchor } = isRecord(config['markdown']) ? config['markdown'] : {}
  const written: unknown = isRecord(anchor) ? anchor['slugify'] : undefined
  if (written === undefined) return { converted: nothing(), rules: [] }
  if (typeof written !== 'function' || readPlaceholder(written)) return { converted: nothing(UNUSABLE), rules: [] }
  const { listHeadingTexts, countOtherIds, writeIds } = await loadVitePressIds()
  const paths = folders.flatMap(({ path, files }) => files.map((name) => joinFolder(path, name)))
  const pages = paths.flatMap((path) => readText(join(siteDir, path), path).text ?? [])
  const headings = pages.map(listHeadingTexts)
  const ids = new Map<string, string | undefined>()
  const idOf = (text: string): string | undefined => {
    if (!ids.has(text))
      ids.set(
        text,
        callSlugify((words) => Reflect.apply(written, undefined, [words]), text),
      )
    return ids.get(text)
  }
  const isUsable = await runGuarded(file, () => headings.flat().every((text) => idOf(text) !== undefined))
  if (!isUsable) return { converted: nothing(UNUSABLE), rules: [] }
  const slugify = (text: string): string => idOf(text) ?? text
  const countOthers = (anchors?: AnchorSettings): number =>
    headings.reduce((sum, texts) => sum + countOtherIds(texts, { slugify, ...(anchors && { anchors }) }), 0)
  if (countOthers() === 0) return { converted: nothing(EQUAL), rules: [] }
  const counts = CANDIDATES.map((anchors) => ({ anchors, count: countOthers(anchors) }))
  const [best] = counts.toSorted((one, other) => one.count - other.count)
  if (!best) throw new Error('there are always candidates')
  const origin = { slugify, anchors: best.anchors }
  const rule: ContentRule = {
    name: 'ids of `markdown.anchor.slugify` are written into headings and links',
    paths,
    rewrite: (page) => ({ ...page, text: writeIds(page.text, origin) }),
  }
  const missing = pages.filter((text) => writeIds(text, origin) !== text).length
  const note = describeIds({ ...best, headings: headings.flat().length, missing })
  return { converted: { ...nothing(note), fields: { markdown: { anchors: best.anchors } } }, rules: [rule] }
}

/** The id that the function returns; `undefined` if it fails, or if a heading can't have the id. */
function callSlugify(slugify: (text: string) => unknown, text: string): string | undefined {
  try {
    const id = slugify(text)
    return typeof id === 'string' && /^[^\s{}]*$/.test(id) ? id : undefined
  } catch {
    return undefined
  }
}

/** What ids were found on the pages. */
interface FoundIds {
  readonly anchors: AnchorSettings
  readonly headings: number
  /** Headings whose ids the settings do not create. */
  readonly count: number
  /** Pages in which some of these ids, or links to them, are not written. */
  readonly missing: number
}

function describeIds({ anchors, headings, count, missing }: FoundIds): Note {
  const setting = `\`markdown.anchors\` with ${anchors.maintainCase ? 'capital letters' : `the style ${anchors.style}`}`
  if (missing === 0)
    return { status: 'changed', path: PATH, message: `${setting}, and ids that are written in the pages` }
  return {
    status: 'lost',
    path: PATH,
    message: `${setting}, which gives ${count} of ${headings} headings other ids than the function`,
    hint: `--write writes these ids into the headings of ${missing} page${missing === 1 ? '' : 's'}, as in ## Title {#id}`,
  }
}

const EQUAL: Note = { status: 'unneeded', path: PATH, message: 'docgen gives your headings the same ids' }

const UNUSABLE: Note = {
  status: 'lost',
  path: PATH,
  message: 'ids of headings are those of VitePress without this function, because it did not return an id for each',
  hint: 'Install the packages that the config imports, and migrate again; or set ids with {#id} where links from other sites need them',
}
